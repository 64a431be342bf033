// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { agentPage, failure } from '../../../tests/fakes/agent-page.ts';

const page = agentPage();

test('an error is sent as an error event with where, level and the call by its template [MONITOR-01]', async () => {
  const channel = await page.open();
  const requestId = '7K3M-9QXA-2BTC';
  const call = { method: 'PATCH', path: '/api/v1/lead/{leadId}', status: 500, requestId };
  const error = new TypeError('Request failed with status code 500');
  await page.send(channel, error, { level: 'fatal', call });
  expect(page.reports).toHaveLength(1);
  expect(page.reports[0]!.metadata).toMatchObject({
    labels: { brand: 'a-brand', product: 'COURSE' },
    service: { name: 'guiche', version: '1.2.3', environment: 'test' },
  });
  const [event, ...others] = page.events('error');
  expect(others).toEqual([]);
  expect(event.exception).toMatchObject({ message: error.message, type: 'TypeError' });
  expect(event.context.tags).toMatchObject({
    where: 'createLead',
    level: 'fatal',
    call: 'PATCH /api/v1/lead/{leadId}',
    status: 500,
    request_id: requestId,
  });
});

const CARD = '4111 1111 1111 1111';
const CPF = '529.982.247-25';
const EMAIL = 'ana.canario@example.com';
const SECRET = /4111|529\.?982|canario|segredo/;

test('nothing that identifies a buyer or a card leaves with an error', async () => {
  history.replaceState(null, '', `/payment/segredo-1?email=${EMAIL}&name=segredo`);
  const channel = await page.open();
  const own = { email: EMAIL, card: CARD, cause: CPF };
  const error = Object.assign(new Error(`${EMAIL} paid with ${CARD}`), own);
  error.name = `Error of ${EMAIL}`;
  error.stack = `Error: ${CARD}\n    at ana (${location.href}:1:2)\n    at b (https://tags.example.com/segredo.js?u=${EMAIL}:3:4)`;
  channel(failure(error));
  channel(failure(`CPF ${CPF}`));
  await page.send(channel, { toString: () => CARD });
  expect(page.events('error')).toHaveLength(3);
  expect(JSON.stringify(page.reports[0])).not.toMatch(SECRET);
  expect(page.events('error')[0].context.page.url).toBe(`${location.origin}/payment/{id}`);
});

test('what nobody caught comes by the reporter alone, and is not sent twice', async () => {
  await page.open();
  const reason = new Error('rejected');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  await vi.advanceTimersByTimeAsync(600);
  expect(page.reports).toEqual([]);
});

test('nothing is stored but the session, for as long as the tab lives', async () => {
  const kept = vi.spyOn(Storage.prototype, 'setItem');
  const channel = await page.open();
  channel(failure(new Error('any')));
  await vi.advanceTimersByTimeAsync(5000);
  expect(kept.mock.calls.map(([key]) => key)).toEqual(['guiche.logging.session']);
  expect(kept.mock.contexts).toEqual([sessionStorage]);
  kept.mockRestore();
});

test('an answer without end is not read', async () => {
  const channel = await page.open();
  const cancel = vi.fn<() => void>();
  page.answerReport = () => Promise.resolve(new Response(new ReadableStream({ cancel })));
  await page.send(channel, new Error('any'));
  expect(cancel).toHaveBeenCalledOnce();
});

test('a report carries neither appVersion nor cookies, unlike calls of the product [CALL-36]', async () => {
  const channel = await page.open();
  await page.send(channel, new Error('any'));
  const { headers, credentials } = page.reports[0]!.init;
  expect(Object.keys(headers!)).toEqual(['Content-Type']);
  expect(credentials).toBe('omit');
});

test("calls of the page are the browser's own, and nothing of them is reported", async () => {
  await page.open();
  const init = { method: 'POST', body: '{}' };
  await Promise.all([fetch('/api/v2/payment', init), vi.advanceTimersByTimeAsync(3000)]);
  expect(page.calls).toEqual([{ input: '/api/v2/payment', init }]);
  expect(page.reports).toEqual([]);
});

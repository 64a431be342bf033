// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { accept, agentPage, failure } from '../../../tests/fakes/agent-page.ts';

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

test('around the end of a minute no more than 80 events go within any 60 seconds [MONITOR-15]', async () => {
  const channel = await page.open();
  const start = Date.now();
  channel(failure(new Error('first')));
  await vi.advanceTimersByTimeAsync(58_000);
  for (let index = 0; index < 100; index += 1) channel(failure(new Error('before')));
  await vi.advanceTimersByTimeAsync(3000);
  for (let index = 0; index < 100; index += 1) channel(failure(new Error('after')));
  await vi.advanceTimersByTimeAsync(1000);
  const late = page.reports.filter(({ at }) => at > start + 55_000);
  expect(late.flatMap(({ events }) => events)).toHaveLength(80);
  await vi.advanceTimersByTimeAsync(60_000);
  channel(failure(new Error('a minute later')));
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.events('error').at(-1).exception.message).toBe('a minute later');
});

test('two errors 100 ms apart arrive in one body 500 ms after the first [MONITOR-16]', async () => {
  const channel = await page.open();
  const start = Date.now();
  channel(failure(new Error('one')));
  await vi.advanceTimersByTimeAsync(100);
  channel(failure(new Error('two')));
  await vi.advanceTimersByTimeAsync(399);
  expect(page.reports).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(page.reports).toHaveLength(1);
  expect(page.reports[0]!.at - start).toBe(500);
  expect(page.events('error').map(({ exception }) => exception.message)).toEqual(['one', 'two']);
});

/** An error whose message and stack say little that a compressor could leave out. */
function largeError(length: number): Error {
  const words = Array.from({ length: length / 8 }, () => Math.random().toString(36).slice(2, 9));
  const error = new Error(words.join(' ').replace(/\d/g, 'ç'));
  const frame = `    at name (https://checkout.example.com/assets/${'n'.repeat(150)}.js:1:2)\n`;
  error.stack = `Error\n${frame.repeat(60)}`;
  return error;
}

test('a large batch is split into keepalive bodies below 60000 bytes [MONITOR-17]', async () => {
  const channel = await page.open();
  page.answerReport = () => new Promise(() => {});
  for (let index = 0; index < 80; index += 1) channel(failure(largeError(4000)));
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(page.events('error')).toHaveLength(80);
  expect(page.reports.length).toBeGreaterThan(1);
  for (const { bytes } of page.reports) expect(bytes).toBeLessThan(60_000);
  // Browsers count the bodies that are under way together (Fetch, HTTP-network-or-cache fetch).
  const kept = page.reports.filter(({ init }) => init.keepalive);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(60_000);
});

test('one error of a megabyte is trimmed below 60000 bytes [MONITOR-17]', async () => {
  const channel = await page.open();
  channel(failure(largeError(1_000_000), { where: 'x'.repeat(100_000) }));
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(page.events('error')).toHaveLength(1);
  expect(page.reports[0]!.bytes).toBeLessThan(10_000);
  expect(page.events('error')[0].exception.stacktrace).toHaveLength(10);
  expect(page.reports[0]!.init.keepalive).toBe(true);
});

test('a body keeps the page alive only where it is being left [MONITOR-17]', async () => {
  const channel = await page.open();
  await page.send(channel, new Error('on the page'));
  window.dispatchEvent(new Event('pagehide'));
  await page.send(channel, new Error('on leaving'));
  window.dispatchEvent(new Event('pageshow'));
  await page.send(channel, new Error('back again'));
  expect(page.reports.map(({ init }) => init.keepalive)).toEqual([false, true, false]);
});

test('an intake that never answers is given up after 10 s, and later events are sent all the same [MONITOR-18]', async () => {
  const channel = await page.open();
  let abortedAt = 0;
  page.answerReport = ({ signal }) =>
    new Promise((_settle, reject) => {
      signal!.addEventListener('abort', () => {
        abortedAt = Date.now();
        reject(signal!.reason);
      });
    });
  channel(failure(new Error('unheard')));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(abortedAt - page.reports[0]!.at).toBe(10_000);
  expect(page.reports).toHaveLength(1);
  page.answerReport = accept;
  await page.send(channel, new Error('heard'));
  expect(page.events('error')).toHaveLength(2);
});

test('events more than 30 minutes apart carry different session ids, others the same [MONITOR-19]', async () => {
  const channel = await page.open();
  const MINUTES = 60_000;
  const ids: string[] = [];
  for (const pause of [0, 20 * MINUTES, 11 * MINUTES, 31 * MINUTES]) {
    await vi.advanceTimersByTimeAsync(pause);
    channel(failure(new Error('any')));
    await vi.advanceTimersByTimeAsync(600);
    ids.push(page.events('error').at(-1).context.tags.session_id);
  }
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});

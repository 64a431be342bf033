// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { agentPage } from '../../../tests/fakes/agent-page.ts';

const page = agentPage();

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

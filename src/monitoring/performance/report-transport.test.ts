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

test('calls of our own origin carry traceparent, no others do', async () => {
  await page.open();
  void fetch('/api/v2/payment', { method: 'POST', body: '{}', headers: { appVersion: '1' } });
  const init = { method: 'POST', body: 'x' };
  void fetch('https://elsewhere.example.com/api/v2/payment', init);
  void fetch('/assets/chunk.js');
  const [own, foreign, chunk] = page.calls;
  const request = own!.input as Request;
  expect(request.headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(request.headers.get('appVersion')).toBe('1');
  expect(await request.text()).toBe('{}');
  expect(foreign).toEqual({ input: 'https://elsewhere.example.com/api/v2/payment', init });
  expect(chunk!.input).toBe('/assets/chunk.js');
});

test('a call of the product goes out also where the agent breaks', async () => {
  await page.open();
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const broken = vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
    throw new Error('no numbers');
  });
  const answer = fetch('/api/v2/payment', { method: 'POST', body: '{}' });
  await vi.advanceTimersByTimeAsync(200);
  expect(await (await answer).text()).toBe('{}');
  expect(page.calls).toHaveLength(1);
  expect(broken).toHaveBeenCalled();
  broken.mockRestore();
  said.mockRestore();
});

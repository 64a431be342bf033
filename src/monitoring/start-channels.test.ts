// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { KEPT_FAILURES, type Channel, type Failure } from './channel.ts';
import { createErrorChannel } from './errors/error-channel.ts';
import { createPerformanceChannel } from './performance/performance-channel.ts';
import { startChannels, takeKept } from './start-channels.ts';

vi.mock('./errors/error-channel.ts', () => ({ createErrorChannel: vi.fn<() => void>() }));
vi.mock('./performance/performance-channel.ts', () => ({
  createPerformanceChannel: vi.fn<() => void>(),
}));

const origin = { environment: 'test', appVersion: '1', brand: 'x', productCode: 'X' } as const;
const both = { errors: { dsn: 'd' }, performance: { serverUrl: 's' } };
const failure = (where: string): Failure => ({ error: new Error(where), where, level: 'error' });

/** A channel that remembers what it was sent. */
function recorder(start: typeof createErrorChannel | typeof createPerformanceChannel) {
  const sent: string[] = [];
  vi.mocked(start).mockReturnValue(({ where }) => void sent.push(where));
  return sent;
}

const call = { method: 'GET', path: '/api/v1/seller/{source}', status: 500 };
const error = { name: 'TypeError', message: 'broken', stack: '    at pay' };
const keep = (where: string) =>
  sessionStorage.setItem(KEPT_FAILURES, JSON.stringify([{ error, where, level: 'fatal', call }]));

beforeEach(() => sessionStorage.clear());

test('every channel gets every failure in order, first those of the last document', async () => {
  const sent = [recorder(createErrorChannel), recorder(createPerformanceChannel)];
  keep('before');
  const all = await startChannels(both, origin);
  all(failure('after'));
  for (const one of sent) expect(one).toEqual(['before', 'after']);
});

test('a channel that does not start, or fails, leaves the other alone', async () => {
  const sent = recorder(createPerformanceChannel);
  const broken = (): Channel => {
    throw new Error('broken');
  };
  for (const channel of [broken, () => broken]) {
    vi.mocked(createErrorChannel).mockImplementation(channel);
    (await startChannels(both, origin))(failure('one'));
  }
  expect(sent).toEqual(['one', 'one']);
});

test('what the last document left behind is taken once, as errors', () => {
  keep('render');
  const [taken, ...others] = takeKept();
  expect(others).toEqual([]);
  expect(taken).toMatchObject({ where: 'render', level: 'fatal', call });
  expect(taken!.error).toBeInstanceOf(Error);
  expect(taken!.error).toMatchObject(error);
  expect(takeKept()).toEqual([]);
});

test.each(['{', '1', 'null', '[1]', '{"a":1}'])('%s in storage is nothing', (text) => {
  sessionStorage.setItem(KEPT_FAILURES, text);
  expect(takeKept()).toEqual([]);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEPT_FAILURES, type Channel, type Failure } from './channel.ts';
import { joined, startChannels, takeKept } from './start-channels.ts';

const failure = (where: string): Failure => ({ error: new Error(where), where, level: 'error' });

/** A channel that remembers what it was sent. */
function recorder() {
  const sent: string[] = [];
  const channel: Channel = { send: ({ where }) => void sent.push(where) };
  return { sent, channel };
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

test('every channel gets every failure in order, first those that waited', async () => {
  const [one, other] = [recorder(), recorder()];
  const starts = [Promise.resolve(one.channel), Promise.resolve(other.channel)];
  const all = await joined(starts, [failure('first'), failure('second')]);
  all.send(failure('third'));
  expect(one.sent).toEqual(['first', 'second', 'third']);
  expect(other.sent).toEqual(one.sent);
});

test('a channel that cannot be loaded, or never is, leaves the others alone', async () => {
  const { sent, channel } = recorder();
  const never = new Promise<Channel>(() => {});
  const starting = joined([Promise.reject(new Error('gone')), never, Promise.resolve(channel)], []);
  await vi.advanceTimersByTimeAsync(30_000);
  (await starting).send(failure('one'));
  expect(sent).toEqual(['one']);
});

test('a channel that throws gets nothing any more, and the others do', async () => {
  const { sent, channel } = recorder();
  const send = vi.fn<Channel['send']>(() => {
    throw new Error('broken');
  });
  const all = await joined([Promise.resolve({ send }), Promise.resolve(channel)], []);
  all.send(failure('one'));
  all.send(failure('two'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(sent).toEqual(['one', 'two']);
});

test('without a setting no channel is started', async () => {
  const origin = { environment: 'test', appVersion: '1', brand: 'x', productCode: 'X' } as const;
  const fetch = vi.spyOn(globalThis, 'fetch');
  (await startChannels({}, origin)).send(failure('one'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).not.toHaveBeenCalled();
});

test('what the last document left behind is taken once, as errors', () => {
  const error = { name: 'TypeError', message: 'broken', stack: '    at pay' };
  const call = { method: 'GET', path: '/api/v1/seller/{source}', status: 500 };
  const kept = [{ error, where: 'render', level: 'fatal', call }];
  sessionStorage.setItem(KEPT_FAILURES, JSON.stringify(kept));
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

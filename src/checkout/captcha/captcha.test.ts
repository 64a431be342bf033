import { expect, test, vi } from 'vitest';
import type { ErrorReporter } from '../checkout.ts';
import { captchaSource } from './captcha.ts';
import type { CaptchaFrame } from './captcha-frame.ts';

const frameWith = (token: CaptchaFrame['token']) => {
  const close = vi.fn<() => void>();
  const frame: CaptchaFrame = { token, close };
  return { frame, close, open: vi.fn<() => CaptchaFrame>(() => frame) };
};
const never = () => new Promise<string>(() => {});

test('each attempt asks the same frame for another token, and says what for; without one it is empty', async () => {
  expect(await captchaSource(undefined, vi.fn<ErrorReporter>())('payV2')).toBe('');
  let count = 0;
  const { open } = frameWith(async (action) => `${action}-${++count}`);
  const source = captchaSource(open, vi.fn<ErrorReporter>());
  expect(open).not.toHaveBeenCalled();
  expect([await source('payV2'), await source('renewV1')]).toEqual(['payV2-1', 'renewV1-2']);
  expect(open).toHaveBeenCalledOnce();
});

test('a captcha that fails gives an empty token, is reported, and is opened anew the next time', async () => {
  const tokens = [() => Promise.reject(new Error('no')), async () => 'second'];
  const { open, close } = frameWith(() => tokens.shift()!());
  const report = vi.fn<ErrorReporter>();
  const source = captchaSource(open, report);
  expect(await source('payV2')).toBe('');
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'captcha');
  expect(close).toHaveBeenCalledOnce();
  expect(await source('payV2')).toBe('second');
  expect(open).toHaveBeenCalledTimes(2);
});

test.each([
  ['ten seconds', undefined, 10_000],
  ['its caller can wait, who has less', 3_000, 3_000],
])('a captcha that never answers is waited for no longer than %s', async (_, limitMs, waitedMs) => {
  vi.useFakeTimers();
  const { open, close } = frameWith(never);
  let token: string | undefined;
  const source = captchaSource(open, vi.fn<ErrorReporter>());
  void source('payV2', limitMs).then((given) => (token = given));
  await vi.advanceTimersByTimeAsync(waitedMs - 1);
  expect(token).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(token).toBe('');
  expect(close).toHaveBeenCalledOnce();
});

test('a buyer with a challenge has as long as the caller waits', async () => {
  vi.useFakeTimers();
  const { frame, open, close } = frameWith(never);
  let token: string | undefined;
  const source = captchaSource(open, vi.fn<ErrorReporter>());
  void source('payV2', 50_000).then((given) => (token = given));
  await vi.advanceTimersByTimeAsync(9_000);
  frame.onChallenge?.();
  await vi.advanceTimersByTimeAsync(40_999);
  expect(token).toBeUndefined();
  expect(close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(token).toBe('');
  expect(close).toHaveBeenCalledOnce();
});

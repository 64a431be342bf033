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

test.each<[string, number | undefined, number, boolean]>([
  ['ten seconds', undefined, 10_000, false],
  ['its caller can wait, who has less', 3_000, 3_000, false],
  ['its caller waits, where the buyer has a challenge', 50_000, 50_000, true],
])(
  'a captcha that never answers is waited for as long as %s',
  async (_, limitMs, waitedMs, hasChallenge) => {
    vi.useFakeTimers();
    const { frame, open, close } = frameWith(never);
    let token: string | undefined;
    const source = captchaSource(open, vi.fn<ErrorReporter>());
    void source('payV2', limitMs).then((given) => (token = given));
    await vi.advanceTimersByTimeAsync(2_000);
    if (hasChallenge) frame.onChallenge?.();
    await vi.advanceTimersByTimeAsync(waitedMs - 2_001);
    expect(token).toBeUndefined();
    expect(close).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(token).toBe('');
    expect(close).toHaveBeenCalledOnce();
  },
);

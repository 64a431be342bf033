import { afterEach, expect, test, vi } from 'vitest';
import { captchaSource } from './captcha.ts';
import type { ErrorReporter } from '../error-reporter.ts';

afterEach(() => void vi.useRealTimers());

test('without a captcha the token is empty, and nothing is loaded', async () => {
  const load = vi.fn<() => Promise<unknown>>();
  expect(await captchaSource(undefined, vi.fn<ErrorReporter>(), load)('payV2')).toBe('');
  expect(load).not.toHaveBeenCalled();
});

test('each attempt asks the script anew, and says what for', async () => {
  let count = 0;
  const token = vi.fn<(action: string) => Promise<string>>(
    async (action) => `${action}-${++count}`,
  );
  const source = captchaSource('/captcha.js', vi.fn<ErrorReporter>(), async () => ({ token }));
  expect([await source('payV2'), await source('renewV1')]).toEqual(['payV2-1', 'renewV1-2']);
});

test.each([
  ['a script that cannot be loaded', () => Promise.reject(new Error('blocked'))],
  ['a script without a token', async () => ({})],
  ['a token that is no text', async () => ({ token: async () => ({}) })],
  ['a provider that fails', async () => ({ token: () => Promise.reject(new Error('no')) })],
])('%s: the payment goes out without a token, and that is reported', async (_, load) => {
  const report = vi.fn<ErrorReporter>();
  expect(await captchaSource('/captcha.js', report, load)('payV2')).toBe('');
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'captcha');
});

test('a provider that never answers is waited for no longer than ten seconds', async () => {
  vi.useFakeTimers();
  const report = vi.fn<ErrorReporter>();
  const load = async () => ({ token: () => new Promise<string>(() => {}) });
  let token: string | undefined;
  void captchaSource('/captcha.js', report, load)('payV2').then((given) => (token = given));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(token).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(token).toBe('');
  expect(report).toHaveBeenCalledOnce();
});

import { expect, test } from 'vitest';
import { startNotices } from './notices.ts';
import { readSettings } from './settings.ts';

const noticesOf = (env: Record<string, string>) =>
  startNotices(readSettings({ API_URL: 'https://up.example', ...env }, { allowSandbox: true }));

const CAPTCHA = { CAPTCHA_SCRIPT: '/captcha.js', CAPTCHA_ORIGIN: 'http://captcha.localhost' };
const GOOD = { ...CAPTCHA, TRUSTED_PROXIES: '1' };

test('a production server that is set up wholly says nothing', () => {
  expect(noticesOf(GOOD)).toEqual([]);
});

test.each<[Record<string, string>, RegExp]>([
  [{ CAPTCHA_SCRIPT: '', CAPTCHA_ORIGIN: '' }, /^No captcha is set/],
  [{ TRUSTED_PROXIES: '' }, /^TRUSTED_PROXIES is not set/],
  [{ PAYMENTS_PER_MINUTE: '0' }, /^PAYMENTS_PER_MINUTE is 0/],
  [{ API_URL: 'http://up.example', ALLOW_PLAIN_UPSTREAM: '1' }, /^API_URL starts with http:/],
  [{ ALLOW_HOMOLOGATION: '1' }, /^ALLOW_HOMOLOGATION is 1/],
])('%o is said at the start of a production server', (env, sentence) => {
  expect(noticesOf({ ...GOOD, ...env })).toEqual([expect.stringMatching(sentence)]);
  expect(noticesOf({ ...GOOD, ...env, ENVIRONMENT: 'test' })).toEqual([]);
});

import { expect, test, vi } from 'vitest';
import { giveConsent, isTrackingAllowed, onConsent, readConsent } from './consent.ts';

test.each([
  ['', undefined],
  ['tracking=granted', 'granted'],
  ['email=a%40b.com; tracking=denied; x=1', 'denied'],
  ['a=1;tracking=granted', 'granted'],
  ['tracking=', undefined],
  ['tracking=grantedx', undefined],
  ['not-tracking=granted', undefined],
  ['tracking=granted; tracking=denied', 'denied'],
] as const)('the cookies %j answer %s', (cookie, expected) => {
  expect(readConsent(cookie)).toBe(expected);
});

test.each([
  ['granted', true, true],
  ['granted', false, true],
  ['denied', true, false],
  ['denied', false, false],
  [undefined, true, false],
  [undefined, false, true],
] as const)('after %s, where the brand asks: %s, tracking is allowed: %s', (consent, asks, is) => {
  expect(isTrackingAllowed(consent, asks)).toBe(is);
});

test('an answer is kept for 180 days, read again, and heard by those who wait', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'http:' });
  const listener = vi.fn<(consent: string) => void>();
  onConsent(listener);
  giveConsent('denied');
  expect(readConsent(page.cookie)).toBe('denied');
  expect(page.cookie).toContain('max-age=15552000; SameSite=Lax');
  expect(listener.mock.calls).toEqual([['denied']]);
});

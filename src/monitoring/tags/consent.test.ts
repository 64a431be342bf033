import { expect, test, vi } from 'vitest';
import { giveConsent, isTrackingAllowed, onConsent, readConsent } from './consent.ts';

test.each([
  ['', undefined],
  ['tracking=granted', 'granted'],
  ['email=a%40b.com; tracking=denied; x=1', 'denied'],
  ['a=1;tracking=granted', 'granted'],
  ['tracking=', undefined],
  ['tracking=yes', undefined],
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

test('an answer is kept for 180 days, and read again', () => {
  const write = vi.fn<Parameters<typeof giveConsent>[1]>();
  giveConsent('denied', write);
  const [name, value, how] = write.mock.calls[0]!;
  expect(readConsent(`${name}=${value}`)).toBe('denied');
  expect(how).toEqual({ sameSite: 'Lax', maxAge: 15_552_000 });
});

test('who waits hears of each answer until they stop', () => {
  const listener = vi.fn<(consent: string) => void>();
  const stop = onConsent(listener);
  giveConsent('granted', () => {});
  giveConsent('denied', () => {});
  stop();
  giveConsent('granted', () => {});
  expect(listener.mock.calls).toEqual([['granted'], ['denied']]);
});

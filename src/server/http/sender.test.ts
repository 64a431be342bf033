import { expect, test } from 'vitest';
import { senderKey, senderOf } from './sender.ts';

const PEER = '198.51.100.7';
const sender = (list: string | undefined, trustedProxies?: number) =>
  senderOf(new Headers(list ? { 'x-forwarded-for': list } : {}), PEER, trustedProxies);

test.each<[string | undefined, number, string, string]>([
  // No proxy: what the sender wrote itself is worth nothing.
  [undefined, 0, PEER, PEER],
  ['6.6.6.6', 0, PEER, PEER],
  // One proxy: it wrote the last entry.
  ['6.6.6.6, 203.0.113.9', 1, '203.0.113.9', `203.0.113.9, ${PEER}`],
  ['6.6.6.6,,203.0.113.9', 1, '203.0.113.9', `203.0.113.9, ${PEER}`],
  // Two proxies.
  ['6.6.6.6, 203.0.113.9, 192.0.2.1', 2, '203.0.113.9', `203.0.113.9, 192.0.2.1, ${PEER}`],
  // Somebody went past the proxies.
  [undefined, 1, PEER, PEER],
])('X-Forwarded-For %s behind %d proxies is sent by %s', (list, proxies, key, forwardedFor) => {
  expect(sender(list, proxies)).toEqual({ key, forwardedFor });
});

test('without TRUSTED_PROXIES the connection is the sender only where no proxy has spoken', () => {
  expect(sender(undefined)).toEqual({ key: PEER, forwardedFor: PEER });
  expect(sender('6.6.6.6')).toEqual({ key: undefined, forwardedFor: `6.6.6.6, ${PEER}` });
});

test('a call within the process has neither', () => {
  expect(senderOf(new Headers(), undefined, undefined)).toEqual({});
  expect(senderOf(new Headers(), undefined, 1)).toEqual({});
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1:aaaa::1', '2001:0db8:0000:0001::/64'],
  ['[2001:0db8:0:0001::9]:443', '2001:0db8:0000:0001::/64'],
  ['::1', '0000:0000:0000:0000::/64'],
  ['x'.repeat(300), 'x'.repeat(64)],
])('%s counts as %s', (written, key) => {
  expect(senderKey(written)).toBe(key);
});

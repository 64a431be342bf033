import { expandIPv6 } from 'hono/utils/ipaddr';

const MAX_KEY = 64;
/** An address with a port, as some balancers write it: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:(\d+(?:\.\d+){3})|\[(.+)\])(?::\d+)?$/;
const IPV4_INSIDE_IPV6 = /^::ffff:(\d+(?:\.\d+){3})$/i;

/** One name for what one sender can have: an IPv4 address, or the /64 network of an IPv6 address. */
export function senderKey(written: string): string {
  const match = WITH_PORT.exec(written);
  const address = match?.[1] ?? match?.[2] ?? written;
  const ipv4 = IPV4_INSIDE_IPV6.exec(address)?.[1];
  if (ipv4) return ipv4;
  if (!address.includes(':')) return address.slice(0, MAX_KEY);
  const groups = expandIPv6(address.toLowerCase()).split(':');
  return `${groups.slice(0, 4).join(':')}::/64`.slice(0, MAX_KEY);
}

/**
 * Each proxy appends to X-Forwarded-For the address that it was called from; so behind `trustedProxies` proxies the
 * sender is the last but that many. Without that number a list has no `key`: buyers of a proxy must not share a limit.
 */
export function senderOf(
  headers: Headers,
  address: string | undefined,
  trustedProxies: number | undefined,
) {
  const listed = headers.get('x-forwarded-for');
  const chain = [...(listed ?? '').split(',').map((one) => one.trim()), address ?? ''];
  const known = chain.filter(Boolean).slice(-1 - (trustedProxies ?? Infinity));
  const isTrusted = trustedProxies !== undefined || listed === null;
  const first = isTrusted ? known[0] : undefined;
  return { key: first && senderKey(first), forwardedFor: known.join(', ') || undefined };
}

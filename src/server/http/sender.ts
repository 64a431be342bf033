import { expandIPv6 } from 'hono/utils/ipaddr';
import type { Connection } from '../connection.ts';

/** The sender of a request, as far as proxies and connection name it. */
export interface Sender {
  /** Counts the calls of one address; missing where no address can be trusted. */
  key?: string;
  /** The addresses for the upstream's X-Forwarded-For, the sender's first. */
  forwardedFor?: string;
}

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
  // A household or a rented machine has all addresses of a /64 network.
  const groups = expandIPv6(address.toLowerCase()).split(':');
  return `${groups.slice(0, 4).join(':')}::/64`.slice(0, MAX_KEY);
}

/**
 * The sender of a request. Each proxy appends to X-Forwarded-For the address that it was called from;
 * the connection's own address ends the list. Behind `trustedProxies` proxies the sender is therefore the
 * last address but that many, and everything before it was written by the sender, so it is dropped.
 *
 * Without that number the list is handed on with the connection's address appended, and a request that
 * has such a list has no key: its sender may be anyone, and all buyers of a proxy must not share a limit.
 */
export function senderOf(
  headers: Headers,
  { address }: Connection,
  trustedProxies: number | undefined,
): Sender {
  const listed = (headers.get('x-forwarded-for') ?? '').split(',').map((one) => one.trim());
  const chain = [...listed, address ?? ''].filter(Boolean);
  if (trustedProxies === undefined) {
    const key = headers.has('x-forwarded-for') ? undefined : address;
    return { key: key && senderKey(key), forwardedFor: chain.join(', ') || undefined };
  }
  const known = chain.slice(-1 - trustedProxies);
  const [first] = known;
  return { key: first && senderKey(first), forwardedFor: known.join(', ') || undefined };
}

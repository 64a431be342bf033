import type { RenewMetadata } from '../../contract/generated/api.ts';
import type { Link } from '../../flow/link.ts';
import { newKey } from '../payment/new-key.ts';
import type { Session } from '../session/session.ts';

/** A random UUID per browser session, which shows that calls belong together. */
export function sessionIdOf(session: Session): string {
  const known = session.read('guiche.sessionId');
  if (typeof known === 'string') return known;
  const id = newKey();
  session.set('guiche.sessionId', id);
  return id;
}

const NAMES = ['seller', 'source', 'voucher', 'partner'] as const satisfies (keyof RenewMetadata)[];

/** The seller as the link itself names it, without default values. */
export function metadataOf({ query }: Pick<Link, 'query'>): RenewMetadata {
  const written = new URLSearchParams(query);
  const named = NAMES.map((name) => [name, written.get(name)?.trim()] as const);
  return Object.fromEntries(named.filter(([, value]) => value));
}

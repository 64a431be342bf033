import { newKey } from '../../checkout/payment/new-key.ts';
import { createSession } from '../../checkout/session/session.ts';

const MAX_AGE_MS = 30 * 60_000;
const SESSION = 'guiche.logging.session';
const tab = createSession();

/** Random, and another one every 30 minutes. The agent's own is in local storage, and its errors do not carry it. */
export function loggingSession(): string {
  const now = Date.now();
  const { id, since } = { ...(tab.read(SESSION) as { id?: unknown; since?: unknown } | undefined) };
  // A clock that was set back must not lengthen a session.
  const isYoung = typeof since === 'number' && now >= since && now - since <= MAX_AGE_MS;
  if (typeof id === 'string' && isYoung) return id;
  const next = newKey();
  tab.set(SESSION, { id: next, since: now });
  return next;
}

import { createSession } from '../../checkout/session/session.ts';

const MAX_AGE_MS = 30 * 60_000;
const SESSION = 'guiche.logging.session';
const tab = createSession();

interface LoggingSession {
  id: string;
  since: number;
}

function readSession(): LoggingSession | undefined {
  const { id, since } = { ...(tab.read(SESSION) as Partial<LoggingSession> | undefined) };
  return typeof id === 'string' && typeof since === 'number' ? { id, since } : undefined;
}

/** Random, and another one every 30 minutes. The agent's own is in local storage, and its errors do not carry it. */
export function loggingSession(): string {
  const now = Date.now();
  const session = readSession();
  // A clock that was set back must not lengthen a session.
  if (session && now >= session.since && now - session.since <= MAX_AGE_MS) return session.id;
  const id = crypto.getRandomValues(new BigUint64Array(1))[0]!.toString(16).padStart(16, '0');
  tab.set(SESSION, { id, since: now } satisfies LoggingSession);
  return id;
}

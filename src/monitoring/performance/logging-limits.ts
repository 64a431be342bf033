import { createSession } from '../../checkout/session/session.ts';

/** The specification's limit of logging. */
export const MAX_EVENTS_PER_MINUTE = 80;
const MINUTE_MS = 60_000;
const SENT = 'guiche.logging.sent';
const tab = createSession();

/** When the events of the last minute were sent, in milliseconds since 1970, also those of documents before. */
function sentWithinMinute(now: number): number[] {
  const kept = tab.read(SENT);
  const times: unknown[] = Array.isArray(kept) ? kept : [];
  return times.filter(
    (time): time is number => typeof time === 'number' && Math.abs(now - time) < MINUTE_MS,
  );
}

/**
 * Takes up to `count` events out of what the last minute has left, and returns how many there were; `max` leaves
 * some of the minute to others. It counts every event that is sent within any 60 seconds: the agent's own limit counts
 * from the first event of a document's minute on, so that twice as many may go in the seconds around its end; and it
 * leaves out spans, which an intake counts as events like all others.
 */
export function takeEvents(count: number, max = MAX_EVENTS_PER_MINUTE): number {
  const now = Date.now();
  const sent = sentWithinMinute(now);
  const taken = Math.max(0, Math.min(count, max - sent.length));
  if (taken > 0) tab.set(SENT, [...sent, ...Array<number>(taken).fill(now)]);
  return taken;
}

/** The specification's life of a session of logging. */
const MAX_AGE_MS = 30 * 60_000;
const SESSION = 'guiche.logging.session';

interface LoggingSession {
  id: string;
  /** When it began, in milliseconds since 1970. */
  since: number;
}

function readSession(): LoggingSession | undefined {
  const { id, since } = { ...(tab.read(SESSION) as Partial<LoggingSession> | undefined) };
  return typeof id === 'string' && typeof since === 'number' ? { id, since } : undefined;
}

/**
 * Returns the id that the events of one tab share; a new one every 30 minutes, so that events more than 30
 * minutes apart never share theirs. It is random and says nothing of the buyer. The agent's own
 * sessions are of no use here: they live in local storage, and its errors do not carry them.
 */
export function loggingSession(): string {
  const now = Date.now();
  const session = readSession();
  // A clock that was set back must not lengthen a session.
  if (session && now >= session.since && now - session.since <= MAX_AGE_MS) return session.id;
  const id = crypto.getRandomValues(new BigUint64Array(1))[0]!.toString(16).padStart(16, '0');
  tab.set(SESSION, { id, since: now } satisfies LoggingSession);
  return id;
}

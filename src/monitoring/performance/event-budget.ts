import { createSession } from '../../checkout/session/session.ts';

/** The specification's limit of logging. */
export const MAX_EVENTS_PER_MINUTE = 80;
const MINUTE_MS = 60_000;
const KEY = 'guiche.logging.sent';
const session = createSession();

/** When the events of the last minute were sent, in milliseconds since 1970, also those of documents before. */
function sentWithinMinute(now: number): number[] {
  const kept = session.read(KEY);
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
export function takeEvents(count: number, max = MAX_EVENTS_PER_MINUTE, now = Date.now()): number {
  const sent = sentWithinMinute(now);
  const taken = Math.max(0, Math.min(count, max - sent.length));
  if (taken > 0) session.set(KEY, [...sent, ...Array<number>(taken).fill(now)]);
  return taken;
}

/** Section 9: logging sends at most 80 events per minute. */
export const MAX_EVENTS_PER_MINUTE = 80;
const MINUTE_MS = 60_000;

export interface EventBudget {
  /** Takes up to `count` events out of what the last minute has left, and returns how many it got. */
  take(count: number, max?: number): number;
}

/**
 * Counts every event that is sent in any 60 seconds. The agent's own limit counts from the first event of a
 * minute on, so that twice as many may go in the seconds around its end; and it leaves out spans, which an
 * intake counts as events like all others.
 */
export function createEventBudget(now = () => Date.now()): EventBudget {
  let sentAt: number[] = [];
  return {
    take(count, max = MAX_EVENTS_PER_MINUTE) {
      const at = now();
      sentAt = sentAt.filter((time) => Math.abs(at - time) < MINUTE_MS);
      const taken = Math.max(0, Math.min(count, max - sentAt.length));
      for (let event = 0; event < taken; event += 1) sentAt.push(at);
      return taken;
    },
  };
}

/**
 * Adds up the time during which at least one of several works, which may overlap, was under way. `now` in
 * milliseconds, never set back.
 */
export function createStopwatch(now: () => number = () => performance.now()) {
  let total: number | undefined;
  let running = 0;
  let since = 0;
  return {
    /** Starts one more work; the result ends it. */
    start() {
      total ??= 0;
      if (running === 0) since = now();
      running++;
      return () => {
        running--;
        if (running === 0) total! += now() - since;
      };
    },
    /** Milliseconds until now; undefined where nothing was ever started. */
    elapsed: () => (total === undefined ? undefined : total + (running > 0 ? now() - since : 0)),
  };
}

export type Stopwatch = ReturnType<typeof createStopwatch>;

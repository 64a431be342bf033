/** Adds up the time during which at least one of several works, which may overlap, was under way. */
export interface Stopwatch {
  /** Starts one more work; the result ends it. */
  start(): () => void;
  /** Milliseconds until now; undefined where nothing was ever started. */
  elapsed(): number | undefined;
}

/** `now` in milliseconds, never set back. */
export function createStopwatch(now: () => number = () => performance.now()): Stopwatch {
  let total: number | undefined;
  let running = 0;
  let since = 0;
  return {
    start() {
      total ??= 0;
      if (running === 0) since = now();
      running++;
      return () => {
        running--;
        if (running === 0) total! += now() - since;
      };
    },
    elapsed: () => (total === undefined ? undefined : total + (running > 0 ? now() - since : 0)),
  };
}

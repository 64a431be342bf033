/** Failures in a row that open it. */
const MAX_FAILURES = 10;
const OPEN_MS = 5_000;

/**
 * Stops asking an upstream that has left several questions in a row without an answer, for a short time. For questions
 * that only read: what writes is always sent. `now` is a clock that never goes back, in milliseconds.
 */
export function createBreaker(now = () => performance.now()) {
  let failures = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  return {
    isOpen: () => now() < openUntil,
    /** Whether a question may be asked. Once its time is over one question tries, and the others leave as before. */
    admit(): 'asks' | 'tries' | 'leaves' {
      if (failures < MAX_FAILURES) return 'asks';
      if (now() < openUntil) return 'leaves';
      openUntil = now() + OPEN_MS;
      return 'tries';
    },
    /** Whether a question was answered, be it late or with an error of its own; an answer closes it. */
    report(isAnswered: boolean): void {
      failures = isAnswered ? 0 : failures + 1;
      if (isAnswered) openUntil = Number.NEGATIVE_INFINITY;
      if (failures >= MAX_FAILURES) openUntil = now() + OPEN_MS;
    },
  };
}

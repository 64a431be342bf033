/** Stops asking an upstream that has not answered several times in a row, for a short time. */
export interface Breaker {
  isOpen(): boolean;
  /**
   * Whether a page may ask. Once the time of an open breaker is over one page tries, and those that come until it
   * has learnt something, or the time has passed once more, leave the upstream alone as before.
   */
  admit(): 'asks' | 'tries' | 'leaves';
  /** Whether a question was answered, be it late or with an error of its own; an answer closes it. */
  report(isAnswered: boolean): void;
}

interface BreakerOptions {
  /** Number of questions without an answer, one after another, that opens it. */
  maxFailures?: number;
  /** Milliseconds for which it stays open; then one more question decides. */
  openMs?: number;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

/** For questions that only read: what writes is always sent. */
export function createBreaker({
  maxFailures = 10,
  openMs = 5_000,
  now = () => performance.now(),
}: BreakerOptions = {}): Breaker {
  let failures = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  return {
    isOpen: () => now() < openUntil,
    admit() {
      if (failures < maxFailures) return 'asks';
      if (now() < openUntil) return 'leaves';
      openUntil = now() + openMs;
      return 'tries';
    },
    report(isAnswered) {
      failures = isAnswered ? 0 : failures + 1;
      if (isAnswered) openUntil = Number.NEGATIVE_INFINITY;
      if (failures >= maxFailures) openUntil = now() + openMs;
    },
  };
}

/** Stops asking an upstream that has not answered several times in a row, for a short time. */
export interface Breaker {
  isOpen(): boolean;
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
    report(isAnswered) {
      failures = isAnswered ? 0 : failures + 1;
      if (isAnswered) openUntil = Number.NEGATIVE_INFINITY;
      if (failures >= maxFailures) openUntil = now() + openMs;
    },
  };
}

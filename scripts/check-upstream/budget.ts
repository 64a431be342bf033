import { setTimeout as pause } from 'node:timers/promises';

/** Reasons why a check ends before its last question. */
export type Stop = 'calls' | 'time' | 'interrupted' | 'silent' | 'unconfirmed';

/** Limits of a check, so that it harms no upstream and ends by itself. */
const LIMITS = { calls: 600, ms: 300_000, callsPerSecond: 10 };
export type Limits = typeof LIMITS;

/** Calls in a row without an answer after which the upstream counts as silent. */
const SILENT_CALLS = 6;

/** Thrown in place of a call that a budget does not have. */
export class Stopped extends Error {
  override name = 'Stopped';
  constructor(readonly why: Stop) {
    super(why);
  }
}

/** A budget of calls, time and rate, from now on. */
export function createBudget({ calls, ms, callsPerSecond }: Limits = LIMITS) {
  const controller = new AbortController();
  const { signal } = controller;
  let left = calls;
  let answerless = 0;
  let hasAnswered = false;
  let next = performance.now();

  /** Stops the check; the first reason counts. */
  const stop = (why: Stop) => controller.abort(new Stopped(why));
  setTimeout(() => stop('time'), ms).unref();

  return {
    /** Aborts every call that is under way when the check stops. */
    signal,
    /** Waits for the turn of one call. @throws {Stopped} when there is none any more. */
    async take() {
      if (left === 0) stop('calls');
      left -= 1;
      const wait = next - performance.now();
      next = Math.max(next, performance.now()) + 1000 / callsPerSecond;
      if (wait > 0) await pause(wait, undefined, { signal }).catch(() => {});
      signal.throwIfAborted();
    },
    /** Notes whether a call was answered at all. */
    note(isAnswered: boolean) {
      hasAnswered ||= isAnswered;
      answerless += 1;
      if (!hasAnswered && answerless >= SILENT_CALLS) stop('silent');
    },
    stop,
    /** The reason why it has stopped; undefined while it has not. */
    stopped: () => (signal.reason as Stopped | undefined)?.why,
  };
}

export type Budget = ReturnType<typeof createBudget>;

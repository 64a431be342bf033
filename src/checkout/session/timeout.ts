import { withDeadline } from '../../api/deadline.ts';

export const MAX_WAIT_MS = 60_000;

/** @throws {DeadlineError} when the time is up. */
export const withTimeout = <T>(work: Promise<T>, milliseconds = MAX_WAIT_MS): Promise<T> =>
  withDeadline(milliseconds, undefined, () => work);

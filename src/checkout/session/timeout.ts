import { withDeadline } from '../../api/deadline.ts';

/** The end of any wait, in milliseconds. */
export const MAX_WAIT_MS = 60_000;

/**
 * Returns the result of `work` if it comes within `milliseconds`.
 *
 * @throws {DeadlineError} when the time is up.
 */
export const withTimeout = <T>(work: Promise<T>, milliseconds = MAX_WAIT_MS): Promise<T> =>
  withDeadline(milliseconds, undefined, () => work);

import { withDeadline } from '../api/deadline.ts';

/** The end of any wait, in milliseconds (section 9). */
export const LONGEST_WAIT_MS = 60_000;

/**
 * What `work` comes to, if it does so within `milliseconds`.
 *
 * @throws {DeadlineError} when the time is up.
 */
export const atMost = <T>(work: Promise<T>, milliseconds = LONGEST_WAIT_MS): Promise<T> =>
  withDeadline(milliseconds, undefined, () => work);

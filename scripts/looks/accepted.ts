import { CannotRun } from '../command-line.ts';
import type { Git } from '../pictures/git.ts';

/**
 * The list of accepted looks, each with its day and its reason. The last commit that changes it is the
 * accepted one: a commit cannot carry its own id, and ids change when commits are rebased.
 */
export const ACCEPTED = 'tests/looks/accepted.json';

/** The commit that this state of the files is compared with. */
export interface Baseline {
  commit: string;
  /** This state accepts its own looks: what differs is shown, and fails nothing. */
  isAcceptedHere: boolean;
}

/**
 * @throws {CannotRun} in a shallow history, whose oldest commit looks as if it had made every file, and
 *   where the first commit of all accepts.
 */
export function baselineOf(git: Git): Baseline {
  if (git('rev-parse', '--is-shallow-repository')[0] === 'true') {
    throw new CannotRun(
      'This clone is shallow and may not have the accepted commit, so nothing was compared: `git fetch --unshallow` brings it.',
    );
  }
  const [last, before] = git('log', '--format=%H', '--max-count=2', '--', ACCEPTED);
  const [head, parent] = git('rev-list', '--max-count=2', 'HEAD');
  const isListChanged = git('status', '--porcelain', '--', ACCEPTED).length > 0;
  if (isListChanged) return { commit: last ?? head!, isAcceptedHere: true };
  const isClean = git('status', '--porcelain', '--untracked-files=no').length === 0;
  if (last && (last !== head || !isClean)) return { commit: last, isAcceptedHere: false };
  const earlier = before ?? parent;
  if (earlier) return { commit: earlier, isAcceptedHere: true };
  throw new CannotRun('The accepted commit is the first one: nothing to compare with.');
}

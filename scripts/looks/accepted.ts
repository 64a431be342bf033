import { CannotRun } from '../command-line.ts';
import type { Git } from '../pictures/git.ts';

/**
 * The list of accepted looks, each with its day and its reason. The last commit that changes it is the
 * accepted one: a commit cannot carry its own id, and ids change when commits are rebased.
 */
export const ACCEPTED = 'tests/looks/accepted.json';

/** The commit that this state of the files is compared with, and whether this state accepts its own looks. */
export function baselineOf(git: Git): { commit: string; isAcceptedHere: boolean } {
  if (git('rev-parse', '--is-shallow-repository')[0] === 'true') {
    throw new CannotRun(
      'This clone is shallow and may not have the accepted commit, so nothing was compared: `git fetch --unshallow` brings it.',
    );
  }
  const [last, before] = git('log', '--format=%H', '--max-count=2', '--', ACCEPTED);
  const [head, parent] = git('rev-list', '--max-count=2', 'HEAD');
  if (git('status', '--porcelain', '--', ACCEPTED).length > 0)
    return { commit: last ?? head!, isAcceptedHere: true };
  const isClean = git('status', '--porcelain', '--untracked-files=no').length === 0;
  if (last && (last !== head || !isClean)) return { commit: last, isAcceptedHere: false };
  const commit = before ?? parent;
  if (commit) return { commit, isAcceptedHere: true };
  throw new CannotRun('The accepted commit is the first one: nothing to compare with.');
}

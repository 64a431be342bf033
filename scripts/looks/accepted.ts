import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../pictures/command-error.ts';
import type { Git } from '../pictures/git.ts';

/**
 * The list of accepted looks. The last commit that changes it is the accepted one: a commit cannot carry
 * its own id, and ids change when commits are rebased.
 */
export const ACCEPTED = 'tests/looks/accepted.json';

/** One entry of the list. */
interface Acceptance {
  /** Day, as 2026-01-15. */
  on: string;
  /** The difference, and that it should be. */
  why: string;
}

/** The commit that this state of the files is compared with. */
export interface Baseline {
  commit: string;
  /** This state accepts its own looks: what differs is shown, and fails nothing. */
  isAcceptedHere: boolean;
}

/** @throws {CommandError} where git does not have the accepted commit. */
export function baselineOf(git: Git): Baseline {
  const [last, before] = acceptingCommits(git);
  const head = git('rev-parse', 'HEAD')[0]!;
  if (git('status', '--porcelain', '--', ACCEPTED).length > 0) {
    return { commit: last ?? head, isAcceptedHere: true };
  }
  const isClean = git('status', '--porcelain', '--untracked-files=no').length === 0;
  if (last && (last !== head || !isClean)) return { commit: last, isAcceptedHere: false };
  const earlier = before ?? parentsOf(git, head)[0];
  if (!earlier)
    throw new CommandError('The accepted commit is the first one: nothing to compare with.');
  return { commit: earlier, isAcceptedHere: true };
}

const parentsOf = (git: Git, commit: string): string[] =>
  git('rev-list', '--parents', '--max-count=1', commit)[0]!.split(' ').slice(1);

/**
 * The commits that changed the list, the last one first.
 *
 * @throws {CommandError} in a shallow history, whose oldest commit looks as if it had made every file.
 */
function acceptingCommits(git: Git): string[] {
  if (git('rev-parse', '--is-shallow-repository')[0] === 'true') {
    throw new CommandError(
      'This clone is shallow and may not have the accepted commit, so nothing was compared: `git fetch --unshallow` brings it.',
    );
  }
  return git('log', '--format=%H', '--max-count=2', '--', ACCEPTED);
}

/** Adds an entry to the list. */
export async function accept(root: string, why: string, today = new Date()): Promise<void> {
  const path = join(root, ACCEPTED);
  const known = JSON.parse(await readFile(path, 'utf8').catch(() => '[]')) as Acceptance[];
  const entry: Acceptance = { on: today.toISOString().slice(0, 10), why };
  await writeFile(path, `${JSON.stringify([...known, entry], null, 2)}\n`);
}

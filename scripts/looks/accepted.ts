import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Runs git in a folder and gives the lines of its answer. */
export type Git = (...args: string[]) => string[];

export const gitIn =
  (root: string): Git =>
  (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean);

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

/** There is nothing to compare with; the message says why, and what to do. */
export class NotComparable extends Error {}

/** The commit that this state of the files is compared with. */
export interface Baseline {
  commit: string;
  /** This state accepts its own looks: what differs is shown, and fails nothing. */
  isAcceptedHere: boolean;
}

/** @throws {NotComparable} where git does not have the accepted commit. */
export function baselineOf(git: Git): Baseline {
  requireRepository(git);
  const accepting = acceptingCommits(git);
  const [last, before] = accepting;
  if (git('status', '--porcelain', '--', ACCEPTED).length > 0) {
    return { commit: last ?? head(git), isAcceptedHere: true };
  }
  if (!last) {
    throw new NotComparable(
      `No commit has ${ACCEPTED}, so no looks are accepted: nothing to compare with.`,
    );
  }
  const isClean = git('status', '--porcelain', '--untracked-files=no').length === 0;
  if (last !== head(git) || !isClean) return { commit: last, isAcceptedHere: false };
  const earlier = before ?? parentsOf(git, last)[0];
  if (!earlier)
    throw new NotComparable('The accepted commit is the first one: nothing to compare with.');
  return { commit: earlier, isAcceptedHere: true };
}

/** The commit that a ref names. */
export function commitNamed(git: Git, ref: string): string {
  requireRepository(git);
  try {
    return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)[0]!;
  } catch {
    throw new NotComparable(`git knows no '${ref}': name a branch, tag or commit.`);
  }
}

function requireRepository(git: Git): void {
  try {
    git('rev-parse', '--git-dir');
  } catch {
    throw new NotComparable('This is not a git repository: there is nothing to compare with.');
  }
}

const head = (git: Git): string => git('rev-parse', 'HEAD')[0]!;

const parentsOf = (git: Git, commit: string): string[] =>
  git('rev-list', '--parents', '--max-count=1', commit)[0]!.split(' ').slice(1);

/** The commits that changed the list, the last one first; a shallow clone is completed for them. */
function acceptingCommits(git: Git): string[] {
  const read = () => git('log', '--format=%H', '--max-count=2', '--', ACCEPTED);
  const isShallow = () => git('rev-parse', '--is-shallow-repository')[0] === 'true';
  const found = read();
  // In a shallow history the oldest commit looks as if it had made every file.
  const isSure = () => !isShallow() || (found.length > 0 && parentsOf(git, found[0]!).length > 0);
  if (isSure()) return found;
  try {
    git('fetch', '--quiet', '--unshallow');
  } catch {
    throw new NotComparable(
      'This clone is shallow and does not have the accepted commit, so nothing was compared: `git fetch --unshallow` brings it.',
    );
  }
  return read();
}

/** Adds an entry to the list. */
export async function accept(root: string, why: string, today = new Date()): Promise<void> {
  const path = join(root, ACCEPTED);
  const known = JSON.parse(await readFile(path, 'utf8').catch(() => '[]')) as Acceptance[];
  const entry: Acceptance = { on: today.toISOString().slice(0, 10), why };
  await writeFile(path, `${JSON.stringify([...known, entry], null, 2)}\n`);
}

import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from './command-error.ts';

/** Runs git in a folder and gives the lines of its answer. */
export type Git = (...args: string[]) => string[];

export const gitIn =
  (root: string): Git =>
  (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean);

/** @throws {CommandError} outside of a repository. */
export function requireRepository(git: Git): void {
  try {
    git('rev-parse', '--git-dir');
  } catch {
    throw new CommandError(
      'This is not a git repository: there is nothing to compare with.',
      'Isto não é um repositório git: não há com o que comparar.',
    );
  }
}

/**
 * The commit that a ref names.
 *
 * @throws {CommandError} for a ref that git does not know.
 */
export function commitNamed(git: Git, ref: string): string {
  requireRepository(git);
  try {
    return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)[0]!;
  } catch {
    throw new CommandError(
      `git knows no '${ref}': name a branch, tag or commit. In a shallow clone, fetch it first (git fetch origin ${ref}).`,
      `O git não conhece '${ref}': indique um branch, uma tag ou um commit. Em um clone raso, busque antes (git fetch origin ${ref}).`,
    );
  }
}

/** Lays a commit out in an empty folder: all of it, or some of its paths. */
export async function layOut(git: Git, commit: string, folder: string, ...paths: string[]) {
  const archive = join(folder, 'commit.tar');
  git('archive', '--format=tar', `--output=${archive}`, commit, ...paths);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
}

import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A version of the brand files cannot be read; the message is one sentence, `pt` the same in Portuguese. */
export class NoSuchVersion extends Error {
  constructor(
    message: string,
    readonly pt: string,
  ) {
    super(message);
  }
}

/** The brand files as they were at a commit. */
export interface Earlier {
  /** Folder with `brands/` and `schemas/` of that commit. */
  folder: string;
  /** The commit, short. */
  commit: string;
  remove(): Promise<void>;
}

/**
 * Lays out brand files and schemas of the commit from which the working tree and `ref` parted, so that what
 * others did since is not shown as undone.
 */
export async function checkoutAt(root: string, ref: string): Promise<Earlier> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const named = commitOf(git, ref);
  const commit = sharedWith(git, named);
  const folder = await mkdtemp(join(tmpdir(), 'guiche-diff-'));
  const archive = join(folder, 'brands.tar');
  git('archive', '--format=tar', `--output=${archive}`, commit, 'brands', 'schemas');
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  const remove = () => rm(folder, { recursive: true, force: true });
  return { folder, commit: commit.slice(0, 10), remove };
}

type Git = (...args: string[]) => Buffer;

function commitOf(git: Git, ref: string): string {
  try {
    git('rev-parse', '--git-dir');
  } catch {
    throw new NoSuchVersion(
      'This is not a git repository: there is nothing to compare with.',
      'Isto não é um repositório git: não há com o que comparar.',
    );
  }
  try {
    return String(git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)).trim();
  } catch {
    throw new NoSuchVersion(
      `git knows no '${ref}': name a branch, tag or commit. In a shallow clone, fetch it first (git fetch origin ${ref}).`,
      `O git não conhece '${ref}': indique um branch, uma tag ou um commit. Em um clone raso, busque antes (git fetch origin ${ref}).`,
    );
  }
}

/** The shared ancestor of HEAD and a commit; the commit itself in a shallow clone without one. */
function sharedWith(git: Git, named: string): string {
  try {
    return String(git('merge-base', named, 'HEAD')).trim() || named;
  } catch {
    return named;
  }
}

/** Files of the program itself that differ from a commit. */
export function programChanges(root: string, commit: string): string[] {
  const places = ['src', 'widgets', 'schemas/brand'];
  const args = ['diff', '--name-only', commit, '--', ...places];
  return String(execFileSync('git', args, { cwd: root }))
    .split('\n')
    .filter(Boolean);
}

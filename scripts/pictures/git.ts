import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '../../src/checker/language/sentence.ts';
import { UserError } from '../../src/workshop/say.ts';

/** Runs git in a folder and gives the lines of its answer. */
export type Git = (...args: string[]) => string[];

/** @throws {UserError} outside of a repository. */
export function gitIn(root: string): Git {
  const git: Git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean);
  try {
    git('rev-parse', '--git-dir');
  } catch {
    throw new UserError(say('git.no-repository'));
  }
  return git;
}

/** Lays a commit out in an empty folder: all of it, or some of its paths. */
export async function layOut(git: Git, commit: string, folder: string, ...paths: string[]) {
  const archive = join(folder, 'commit.tar');
  git('archive', '--format=tar', `--output=${archive}`, commit, ...paths);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
}

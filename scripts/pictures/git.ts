import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

/** Works with a commit's files, all of them or some paths, in a folder that goes afterwards. */
export async function withFilesOf<Result>(
  git: Git,
  commit: string,
  paths: readonly string[],
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'guiche-commit-'));
  try {
    const archive = join(folder, 'commit.tar');
    git('archive', '--format=tar', `--output=${archive}`, commit, ...paths);
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    await rm(archive);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

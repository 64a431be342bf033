import { execFileSync } from 'node:child_process';

/** Runs git in a folder and gives the lines of its answer. */
export type Git = (...args: string[]) => string[];

export const gitIn =
  (root: string): Git =>
  (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean);

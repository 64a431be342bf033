import { execFileSync } from 'node:child_process';

/** Runs git in this project and gives the lines of its answer. */
export const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const filesWith = (pattern: string): string[] =>
  git('grep', '-lE', pattern, '--', '*.test.ts', '*.test.tsx');

/** The unit tests whose every case is long: `npm test` does not even load them. */
export const whollyLongFiles = (): string[] => filesWith('^/\\*\\* @module-tag long');

/** The unit tests with long cases: loading all the others to skip them takes minutes. */
export const filesWithLongCases = (): string[] =>
  filesWith("long\\.ts'|tags: |^/\\*\\* @module-tag long");

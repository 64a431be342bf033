import { execFileSync } from 'node:child_process';

const filesWith = (pattern: string): string[] =>
  execFileSync('git', ['grep', '-lE', pattern, '--', '*.test.ts', '*.test.tsx'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);

/** The unit tests whose every case is long: `npm test` does not even load them. */
export const whollyLongFiles = (): string[] => filesWith('^/\\*\\* @module-tag long');

/** The unit tests with long cases: loading all the others to skip them takes minutes. */
export const filesWithLongCases = (): string[] =>
  filesWith("long\\.ts'|tags: |^/\\*\\* @module-tag long");

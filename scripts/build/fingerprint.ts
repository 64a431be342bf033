import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Sources of the program and of what builds it, without tests: everything but the brands. */
const PROGRAM = [
  'package-lock.json',
  'package.json',
  'public',
  'schemas',
  'scripts/brand-files',
  'scripts/build',
  'scripts/floor',
  'src',
  'tsconfig.json',
  'vite.config.ts',
  'widgets',
];

function filesOf(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/**
 * A hash over names and contents of all files of some folders, tests and times left aside. The files are read one by
 * one: hundreds of small ones take a third of the time that promises for them take.
 */
export function fingerprint(sources: readonly string[]): string {
  const files = sources.flatMap(filesOf);
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** A hash over several texts. */
export const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** That of everything but the brands. */
export const programFingerprint = (): string => fingerprint(PROGRAM);

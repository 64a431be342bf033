import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Sources of the program and of what builds it, without tests: everything but the brands. */
const PROGRAM = [
  'package-lock.json',
  'package.json',
  'public',
  'schemas',
  'scripts',
  'src',
  'tsconfig.json',
  'vite.config.ts',
  'widgets',
];
/** Sources of the build. */
const SOURCES = ['brands', ...PROGRAM];

async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** A hash over names and contents of everything that the build is made of, times left aside. */
export async function fingerprint(sources: readonly string[] = SOURCES): Promise<string> {
  const files = (await Promise.all(sources.map(filesOf))).flat();
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort()) {
    hash
      .update(`${file}\0`)
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The same without the brands. */
export const programFingerprint = (): Promise<string> => fingerprint(PROGRAM);

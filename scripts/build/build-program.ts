import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keyOf, type BuildCache } from './cache/build-cache.ts';
import { compressAssets } from './compress-assets.ts';
import { programFingerprint } from './fingerprint.ts';

/** Folders that the program is built into. */
const FOLDERS = ['dist/client', 'dist/server'];
/** Other parts of the build put these there; the files of brands may be many. */
const OF_OTHERS = /^(brands$|index\.html)/;
const RECORD = 'dist/program.json';

type ProgramFiles = [path: string, content: Uint8Array][];

async function filesBelow(folder: string): Promise<string[]> {
  const own = (await readdir(folder)).filter((name) => !OF_OTHERS.test(name));
  const files = own.map(async (name) => {
    const path = join(folder, name);
    if ((await stat(path)).isFile()) return [path];
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: inner }) => join(parentPath, inner));
  });
  return (await Promise.all(files)).flat();
}

async function build(): Promise<void> {
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ logLevel: 'warn', mode: 'production' });
  await builder.buildApp();
  await compressAssets('dist/client');
}

/** Whether dist/ has the program of a key, with all its files and no other. */
async function isThere(key: string): Promise<boolean> {
  const text = await readFile(RECORD, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const record = JSON.parse(text) as { key: string; files: string[] };
  const found = new Set((await Promise.all(FOLDERS.map(filesBelow))).flat());
  const isWhole = record.files.every((file) => found.has(file));
  return record.key === key && isWhole && found.size === record.files.length;
}

const keyOfProgram = (fingerprint: string): string =>
  keyOf('program', fingerprint, process.version);

/** Whether dist/ has the program that is made of the sources with this fingerprint. */
export const hasProgram = (fingerprint: string): Promise<boolean> =>
  isThere(keyOfProgram(fingerprint)).catch(() => false);

/**
 * Builds the program, client and server, into dist/; the same program is taken from the cache. `fingerprint` is that
 * of its sources.
 */
export async function buildProgram(fingerprint: string, cache: BuildCache): Promise<void> {
  const key = keyOfProgram(fingerprint);
  await rm(RECORD, { force: true });
  for (const folder of FOLDERS) await rm(folder, { recursive: true, force: true });
  const known = (await cache.read(key)) as ProgramFiles | undefined;
  for (const [path, content] of known ?? []) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  if (!known) await build();
  const paths = (await Promise.all(FOLDERS.map(filesBelow))).flat().sort();
  // A source that was changed meanwhile may be in it, and not in its key.
  if (!known && programFingerprint() === fingerprint) {
    const read = async (path: string) => [path, await readFile(path)] as const;
    await cache.write(key, await Promise.all(paths.map(read)));
  }
  await writeFile(RECORD, JSON.stringify({ key, files: paths }));
}

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Results of earlier builds, by a key that names everything that each was made of. */
export interface BuildCache {
  /** The value under a key; undefined where there is none, or where it was damaged. */
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  /** Takes away what was used longest ago, until the rest fits. */
  trim(): Promise<void>;
}

/** Beside the packages: git ignores it, and `npm ci` empties it. */
export const CACHE_FOLDER = 'node_modules/.cache/guiche/built';

/** Three generations of a thousand brands. */
const MAX_BYTES = 1_500_000_000;

/** A build that was killed leaves these; no build takes so long. */
const UNFINISHED = /\.unfinished$/;
const ABANDONED_MS = 3_600_000;

/** For a build that neither reads nor keeps anything. */
export const NO_CACHE: BuildCache = {
  read: async () => undefined,
  write: async () => {},
  trim: async () => {},
};

const sumOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const SUM_BYTES = 32;

/** A key as the name of a file. */
export const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** The cache in a folder, which is made when something is kept. Several processes may use it at once. */
export function openCache(folder = CACHE_FOLDER, maxBytes = MAX_BYTES): BuildCache {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  let hasGrown = false;
  return {
    async read(key) {
      const path = pathOf(key);
      const bytes = await readFile(path).catch(() => undefined);
      if (!bytes) return undefined;
      const value = bytes.subarray(SUM_BYTES);
      if (!sumOf(value).equals(bytes.subarray(0, SUM_BYTES))) return undefined;
      const now = new Date();
      await utimes(path, now, now).catch(() => undefined);
      return deserialize(value);
    },
    async write(key, value) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const bytes = serialize(value);
      const unfinished = `${path}.${process.pid}.unfinished`;
      await writeFile(unfinished, Buffer.concat([sumOf(bytes), bytes]));
      await rename(unfinished, path);
      hasGrown = true;
    },
    async trim() {
      if (hasGrown) await trimFolder(folder, maxBytes);
      hasGrown = false;
    },
  };
}

async function trimFolder(folder: string, maxBytes: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (!found) continue;
    const isAbandoned = UNFINISHED.test(path) && Date.now() - found.mtimeMs > ABANDONED_MS;
    if (isAbandoned) await rm(path, { force: true });
    else files.push({ path, size: found.size, usedAt: found.mtimeMs });
  }
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (total <= maxBytes) break;
    await rm(path, { force: true });
    total -= size;
  }
}

import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyOf, openCache } from './build-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Paths of the files in the cache. */
async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

test('a value comes back under its key alone, for every process that opens the folder', async () => {
  const value = { name: 'wup', files: [Buffer.from('code')] };
  await openCache(folder).write(keyOf('a'), value);
  const other = openCache(folder);
  expect(await other.read(keyOf('a'))).toEqual(value);
  expect(await other.read(keyOf('b'))).toBeUndefined();
});

test('keys differ wherever their parts differ', () => {
  expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
});

test('a value that was damaged on the disk counts as missing', async () => {
  const cache = openCache(folder);
  await cache.write(keyOf('a'), { text: 'whole' });
  const [path] = await files();
  const bytes = await readFile(path!);
  await writeFile(path!, bytes.subarray(0, -3));
  expect(await cache.read(keyOf('a'))).toBeUndefined();
  await writeFile(path!, '');
  expect(await cache.read(keyOf('a'))).toBeUndefined();
});

/** Makes every file in the cache so many hours old. */
async function age(hours: number): Promise<void> {
  const time = Date.now() / 1000 - hours * 3600;
  for (const path of await files()) await utimes(path, time, time);
}

test('what was used longest ago goes first', async () => {
  const cache = openCache(folder, 250_000);
  const large = Buffer.alloc(100_000);
  await cache.write(keyOf('first'), large);
  await cache.write(keyOf('second'), large);
  await age(2);
  await cache.read(keyOf('first'));
  await cache.write(keyOf('third'), large);
  await cache.trim();
  expect(await cache.read(keyOf('first'))).toEqual(large);
  expect(await cache.read(keyOf('second'))).toBeUndefined();
  expect(await cache.read(keyOf('third'))).toEqual(large);
});

test('what a killed build has left goes, and what another one is writing stays', async () => {
  const cache = openCache(folder);
  await writeFile(join(folder, 'a.1.unfinished'), 'half');
  await age(2);
  await writeFile(join(folder, 'b.2.unfinished'), 'half');
  await cache.write(keyOf('a'), 'whole');
  await cache.trim();
  const names = (await files()).map((path) => basename(path)).sort();
  expect(names).toEqual([keyOf('a'), 'b.2.unfinished'].sort());
});

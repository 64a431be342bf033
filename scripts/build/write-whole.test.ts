import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeWhole } from './write-whole.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guiche-whole-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Large enough to be written in many pieces. */
const text = (letter: string) => letter.repeat(8_000_000);

test('whoever reads a file while it is replaced gets the whole old text or the whole new one', async () => {
  const file = join(folder, 'catalogue.json');
  await writeWhole(file, text('a'));
  let isWriting = true;
  const writing = writeWhole(file, text('b')).finally(() => (isWriting = false));
  const seen = new Set<string>();
  while (isWriting) {
    const found = await readFile(file, 'utf8');
    seen.add(found === text('a') ? 'old' : found === text('b') ? 'new' : 'a part');
  }
  await writing;
  expect(seen).not.toContain('a part');
  expect(await readFile(file, 'utf8')).toBe(text('b'));
  expect(await readdir(folder)).toEqual(['catalogue.json']);
});

test('a file that cannot be replaced leaves nothing behind', async () => {
  const file = join(folder, 'missing', 'catalogue.json');
  await expect(writeWhole(file, '{}')).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual([]);
});

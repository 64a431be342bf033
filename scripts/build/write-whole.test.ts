import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from './brand-files.ts';

/** Large enough to be written in many pieces. */
const text = (letter: string) => letter.repeat(8_000_000);

test('a reader during a replacement gets the old text or the new text, never a part', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guiche-whole-'));
  const file = join(folder, 'catalogue.json');
  await writeWhole(file, text('a'));
  let isWriting = true;
  const writing = writeWhole(file, text('b')).finally(() => (isWriting = false));
  while (isWriting) expect([text('a'), text('b')]).toContain(await readFile(file, 'utf8'));
  await writing;
  expect(await readFile(file, 'utf8')).toBe(text('b'));
  await expect(writeWhole(join(folder, 'missing', 'a.json'), '{}')).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual(['catalogue.json']);
  await rm(folder, { recursive: true });
});

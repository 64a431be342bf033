import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBrandFile } from './brand-files.ts';

/** Large enough to be written in many pieces. */
const text = (letter: string) => letter.repeat(8_000_000);

test('a reader during a replacement gets the old text or the new text, never a part', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guiche-whole-'));
  const file = join(folder, 'catalogue.json');
  const write = (name: string, content: string) => writeBrandFile({ name, content }, folder);
  await write('catalogue.json', text('a'));
  let isWriting = true;
  const writing = write('catalogue.json', text('b')).finally(() => (isWriting = false));
  while (isWriting) expect([text('a'), text('b')]).toContain(await readFile(file, 'utf8'));
  await writing;
  expect(await readFile(file, 'utf8')).toBe(text('b'));
  await mkdir(join(folder, 'taken'));
  await expect(write('taken', '{}')).rejects.toThrow('EISDIR');
  expect(await readdir(folder)).toEqual(['catalogue.json', 'taken']);
  await rm(folder, { recursive: true });
});

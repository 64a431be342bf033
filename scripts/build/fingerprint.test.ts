import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let folder: string;
const write = (name: string, text: string) => writeFile(join(folder, name), text);
const now = () => fingerprint([folder, join(folder, 'none')]);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fingerprint-'));
  await mkdir(join(folder, 'sub'));
  await write('sub/a.ts', 'one');
});

afterEach(() => rm(folder, { recursive: true }));

test('times do not matter, contents and names do', async () => {
  const before = now();
  await utimes(join(folder, 'sub/a.ts'), 1, 1);
  expect(now()).toBe(before);
  await write('sub/a.ts', 'two');
  expect(now()).not.toBe(before);
  await write('sub/a.ts', 'one');
  expect(now()).toBe(before);
  await write('sub/b.ts', '');
  expect(now()).not.toBe(before);
});

test('where one file ends and the next begins matters', async () => {
  await write('sub/b.ts', 'x');
  const before = now();
  await write('sub/a.ts', 'onex');
  await write('sub/b.ts', '');
  expect(now()).not.toBe(before);
});

test('a test file does not make the build stale', async () => {
  const before = now();
  await write('sub/a.test.ts', 'x');
  expect(now()).toBe(before);
});

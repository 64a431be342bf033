import { mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('names, contents and their ends matter; times and tests do not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fingerprint-'));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const now = () => fingerprint([folder, join(folder, 'none')]);
  try {
    await write('a.ts', 'one');
    const before = now();
    await utimes(join(folder, 'a.ts'), 1, 1);
    await write('a.test.ts', 'x');
    expect(now()).toBe(before);
    await write('a.ts', 'two');
    expect(now()).not.toBe(before);
    await write('a.ts', 'one');
    await write('b.ts', 'x');
    const both = now();
    expect(both).not.toBe(before);
    await rename(join(folder, 'b.ts'), join(folder, 'c.ts'));
    expect(now()).not.toBe(both);
    await rename(join(folder, 'c.ts'), join(folder, 'b.ts'));
    await write('a.ts', 'onex');
    await write('b.ts', '');
    expect(now()).not.toBe(both);
  } finally {
    await rm(folder, { recursive: true });
  }
});

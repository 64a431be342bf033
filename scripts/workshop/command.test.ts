import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readWorkshopOptions, workshop } from './command.ts';

const output = { stdout: () => {}, stderr: () => {} };

test('by itself the page is served; a folder is for what is built', () => {
  const usual = { isBuild: false, out: resolve('reports/workshop'), language: 'en' };
  expect(readWorkshopOptions([])).toEqual(usual);
  const asked = { isBuild: true, out: resolve('x'), language: 'pt-BR' };
  expect(readWorkshopOptions(['--build', '--out', 'x', '--lang', 'pt-BR'])).toEqual(asked);
});

test.each([[['--lang', 'x']], [['--prot', '1']], [['wup']]])('%j prints the usage', (args) => {
  expect(() => readWorkshopOptions(args)).toThrow('Usage: npm run workshop');
});

test('a folder that holds something else is left as it is', async () => {
  const out = await mkdtemp(join(tmpdir(), 'preview-'));
  await writeFile(join(out, 'mine.txt'), '');
  await expect(workshop({ ...readWorkshopOptions(['--build']), out }, output)).rejects.toThrow(
    'holds something else than an older result',
  );
  expect(await readdir(out)).toEqual(['mine.txt']);
});

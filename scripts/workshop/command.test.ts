import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readWorkshopOptions, workshop } from './command.ts';

const output = { stdout: () => {}, stderr: () => {} };

test('by itself everything is drawn into reports/workshop and served', () => {
  expect(readWorkshopOptions([])).toEqual({
    isBuild: false,
    out: resolve('reports/workshop'),
    only: undefined,
    language: 'en',
  });
});

test('what is asked for', () => {
  const args = ['--brands', 'brands/wup, live', '--build', '--out', 'x'];
  expect(readWorkshopOptions(args)).toMatchObject({
    only: ['wup', 'live'],
    isBuild: true,
    out: resolve('x'),
  });
});

test.each([[['--lang', 'x']], [['--prot', '1']], [['wup']]])('%j prints the usage', (args) => {
  expect(() => readWorkshopOptions(args)).toThrow('Usage: npm run workshop');
});

test('an unknown brand is reported, with the one that was meant', async () => {
  const options = { ...readWorkshopOptions(['--brands', 'wupp']), out: join(tmpdir(), 'none') };
  await expect(workshop(options, output)).rejects.toThrow(
    "There is no brand 'brands/wupp' to show. Did you mean 'wup'?",
  );
});

test('a folder that holds something else is left as it is', async () => {
  const out = await mkdtemp(join(tmpdir(), 'preview-'));
  await writeFile(join(out, 'mine.txt'), '');
  await expect(workshop({ ...readWorkshopOptions([]), out }, output)).rejects.toThrow(
    'holds something else than an older result',
  );
  expect(await readdir(out)).toEqual(['mine.txt']);
});

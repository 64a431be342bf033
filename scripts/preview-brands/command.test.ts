import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { previewBrands, readPreviewOptions } from './command.ts';

const output = { stdout: () => {}, stderr: () => {} };

test('by itself everything is built into reports/preview and served', () => {
  expect(readPreviewOptions([])).toEqual({
    out: resolve('reports/preview'),
    sources: resolve('.'),
    only: undefined,
    port: 4400,
    language: 'en',
  });
});

test('what is asked for', () => {
  const args = ['--brands', 'brands/wup, live', '--no-serve', '--out', 'x'];
  expect(readPreviewOptions(args)).toMatchObject({
    only: ['wup', 'live'],
    port: undefined,
    out: resolve('x'),
  });
});

test.each([[['--port', 'x']], [['--prot', '1']], [['wup']]])('%j prints the usage', (args) => {
  expect(() => readPreviewOptions(args)).toThrow('Usage: npm run preview-brands');
});

test('an unknown brand is reported, with the one that was meant', async () => {
  const options = { ...readPreviewOptions(['--brands', 'wupp']), out: join(tmpdir(), 'none') };
  await expect(previewBrands(options, output)).rejects.toThrow(
    "There is no brand 'brands/wupp' to show. Did you mean 'wup'?",
  );
});

test('a folder that holds something else is left as it is', async () => {
  const out = await mkdtemp(join(tmpdir(), 'preview-'));
  await writeFile(join(out, 'mine.txt'), '');
  await expect(previewBrands({ ...readPreviewOptions([]), out }, output)).rejects.toThrow(
    'holds something else than a preview',
  );
  expect(await readdir(out)).toEqual(['mine.txt']);
});

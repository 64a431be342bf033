import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAssets } from './compress-assets.ts';

test('texts of some size get both copies; pictures and small files none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'));
  try {
    const text = 'export {}\n'.repeat(200);
    await writeFile(join(folder, 'a.js'), text);
    await writeFile(join(folder, 'small.js'), 'x');
    await writeFile(join(folder, 'photo.png'), text);
    await compressAssets(folder);
    expect((await readdir(folder)).sort()).toEqual(
      ['a.js', 'a.js.br', 'a.js.gz', 'photo.png', 'small.js'].sort(),
    );
    expect(brotliDecompressSync(await readFile(join(folder, 'a.js.br'))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(folder, 'a.js.gz'))).toString()).toBe(text);
  } finally {
    await rm(folder, { recursive: true });
  }
});

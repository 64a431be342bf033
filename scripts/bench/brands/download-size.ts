import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '../../../src/contract/compiled-brand.ts';

export interface DownloadSize {
  /** Bytes of the program's files, whatever brand is open. */
  program: number;
  /** Bytes of the brand's own modules. */
  module: number;
  /** Bytes of the list of all brands; asked for only where no server has resolved the brand. */
  catalogue: number;
}

/** Bytes as they travel: brotli where the build has compressed. */
async function bytesOf(path: string): Promise<number> {
  const compressed = `${path}.br`;
  return (await stat(existsSync(compressed) ? compressed : path)).size;
}

/** The largest download of a buyer of the first brand, in a built project. */
export async function downloadSize(root: string): Promise<DownloadSize> {
  const client = join(root, 'dist/client');
  const names = await readdir(join(client, 'assets'));
  const assets = names.filter((name) => !/\.(br|gz)$/.test(name));
  const sizes = await Promise.all(assets.map((name) => bytesOf(join(client, 'assets', name))));
  const path = join(client, 'brands/catalogue.json');
  const { brands }: Catalogue = JSON.parse(await readFile(path, 'utf8'));
  const { id: brand, module } = brands[0]!;
  const later = await readdir(join(client, 'brands')).then((files) =>
    files.find((name) => name.startsWith(`${brand}-later.`) && name.endsWith('.js'))!,
  );
  return {
    program: sizes.reduce((sum, size) => sum + size, 0),
    module: (await bytesOf(join(client, module))) + (await bytesOf(join(client, 'brands', later))),
    catalogue: await bytesOf(path),
  };
}

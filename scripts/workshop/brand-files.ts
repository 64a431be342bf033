import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { BrandFiles, Content } from '../../src/workshop/edit/history.ts';
import { formatted } from '../generate/write-formatted.ts';

/** The files below `brands/` of a project. */
export const brandFilesIn = (root: string): BrandFiles => ({
  read(path) {
    const file = fileAt(root, path);
    if (!existsSync(file)) return undefined;
    return path.endsWith('.json') ? readFileSync(file, 'utf8') : new Uint8Array(readFileSync(file));
  },
  write(path: string, content: Content | undefined) {
    const file = fileAt(root, path);
    if (content === undefined) return rmSync(file, { force: true });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  },
  format: (path, text) => formatted(join(root, path), text),
});

const FILE = /^brands\/(?:[\w[\]-]+\/)+[\w[\]-]+\.(json|svg|png|webp|jpe?g)$/;

/** @throws {Error} where a path leads out of brands/, also by a link. */
function fileAt(root: string, path: string): string {
  if (!FILE.test(path)) throw new Error(`${path} is no brand file: nothing was written.`);
  const file = join(root, path);
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  if (!`${realpathSync(folder)}${sep}`.startsWith(`${realpathSync(join(root, 'brands'))}${sep}`))
    throw new Error(`${path} leads out of brands/: nothing was written.`);
  return file;
}

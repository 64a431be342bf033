import { existsSync } from 'node:fs';
import { isAbsolute, posix, relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { CannotRun } from '../command-line.ts';

/** Brands and findings that the paths of the command ask for. */
export interface Requested {
  /** Whether a diagnostic is printed. */
  isShown(diagnostic: Diagnostic): boolean;
  isFile(file: string): boolean;
  /** By its folder below brands/. */
  isBrand(id: string): boolean;
}

/**
 * Limits what is printed to files and folders. A diagnostic stands in one of them, or affects a
 * brand whose whole folder is one of them. Without paths everything is printed.
 *
 * @throws {CannotRun} for a path that does not exist or leads out of the project.
 */
export function requestedPaths(root: string, paths: readonly string[]): Requested {
  const requested = paths.map((path) => fromRoot(root, path));
  if (requested.length === 0)
    return { isShown: () => true, isFile: () => true, isBrand: () => true };
  const isFile = (file: string) =>
    requested.some((path) => path === '' || file === path || file.startsWith(`${path}/`));
  const isBrand = (id: string) => isFile(`brands/${id}`);
  return {
    isFile,
    isBrand: (id) => isBrand(id) || requested.some((path) => path.startsWith(`brands/${id}/`)),
    isShown: ({ file, data }) => isFile(file) || (data?.brands ?? []).some(isBrand),
  };
}

/** A path from the project's root; paths are written from the working directory or from the root. */
function fromRoot(root: string, path: string): string {
  const found = [resolve(path), resolve(root, path)].filter((one) => existsSync(one));
  if (found.length === 0) throw new CannotRun(`There is no file or folder '${path}'.`);
  const inner = found.map((one) => relative(root, one).split(sep));
  const inside = inner.find(([first]) => first !== '..' && !isAbsolute(first!));
  if (inside) return inside.join(posix.sep);
  throw new CannotRun(`'${path}' is not below ${root}, whose brand files are checked.`);
}

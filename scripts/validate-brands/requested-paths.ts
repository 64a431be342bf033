import { existsSync } from 'node:fs';
import { isAbsolute, posix, relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { CannotRun } from '../command-line.ts';

/**
 * Limits what is printed to files and folders. A diagnostic stands in one of them, or affects a
 * brand whose whole folder is one of them. Without paths everything is printed.
 *
 * @throws {CannotRun} for a path that does not exist or leads out of the project.
 */
export function requestedPaths(root: string, paths: readonly string[]) {
  // The empty path is the root: everything is below it.
  const requested = paths.length > 0 ? paths.map((path) => fromRoot(root, path)) : [''];
  const isFile = (file: string) =>
    requested.some((path) => path === '' || file === path || file.startsWith(`${path}/`));
  const isBrand = (id: string) => isFile(`brands/${id}`);
  return {
    isFile,
    /** By its folder below brands/. */
    isBrand: (id: string) =>
      isBrand(id) || requested.some((path) => path.startsWith(`brands/${id}/`)),
    /** Whether a diagnostic is printed. */
    isShown: ({ file, data }: Diagnostic) => isFile(file) || (data?.brands ?? []).some(isBrand),
  };
}

export type Requested = ReturnType<typeof requestedPaths>;

/** A path from the project's root; paths are written from the working directory or from the root. */
function fromRoot(root: string, path: string): string {
  const found = [resolve(path), resolve(root, path)].filter((one) => existsSync(one));
  if (found.length === 0) throw new CannotRun(`There is no file or folder '${path}'.`);
  const inner = found.map((one) => relative(root, one).split(sep));
  const inside = inner.find(([first]) => first !== '..' && !isAbsolute(first!));
  if (inside) return inside.join(posix.sep);
  throw new CannotRun(`'${path}' is not below ${root}, whose brand files are checked.`);
}

import { existsSync } from 'node:fs';
import { isAbsolute, posix, relative, resolve, sep } from 'node:path';
import { brandsOf } from '../../src/diagnostics/dedupe-diagnostics.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { CannotRun } from './options.ts';

/** What was asked about. */
export interface Asked {
  isTold(diagnostic: Diagnostic): boolean;
  isFile(file: string): boolean;
  /** Whether a brand is asked about, by its folder below brands/. */
  isBrand(id: string): boolean;
}

/**
 * Limits what is told to files and folders. A finding stands in one of them, or concerns a brand whose
 * whole folder is one of them. Without paths everything is told.
 *
 * @throws {CannotRun} for a path that does not exist or leads out of the project.
 */
export function askedPaths(root: string, paths: readonly string[]): Asked {
  const asked = paths.map((path) => fromRoot(root, path));
  if (asked.length === 0) return { isTold: () => true, isFile: () => true, isBrand: () => true };
  const isFile = (file: string) =>
    asked.some((path) => path === '' || file === path || file.startsWith(`${path}/`));
  const isBrand = (id: string) => isFile(`brands/${id}`);
  return {
    isFile,
    isBrand: (id) => isBrand(id) || asked.some((path) => path.startsWith(`brands/${id}/`)),
    isTold: (diagnostic) => isFile(diagnostic.file) || brandsOf(diagnostic).some(isBrand),
  };
}

/** Paths are written from where one is, or from the project's root. */
function fromRoot(root: string, path: string): string {
  const found = [resolve(path), resolve(root, path)].filter((one) => existsSync(one));
  if (found.length === 0) throw new CannotRun(`There is no file or folder '${path}'.`);
  const ways = found.map((one) => relative(root, one).split(sep));
  const inside = ways.find(([first]) => first !== '..' && !isAbsolute(first!));
  if (inside) return inside.join(posix.sep);
  throw new CannotRun(`'${path}' is not below ${root}, whose brand files are checked.`);
}

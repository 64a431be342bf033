import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { FileChange } from '../../src/workshop/edit/plan-change.ts';

/** Content of a file: JSON is a text, an image is bytes. */
export type Content = string | Uint8Array;

const FILE = /^brands\/(?:[\w[\]-]+\/)+[\w[\]-]+\.(json|svg|png|webp|jpe?g)$/;

/** Reads a file of a project; undefined where there is none. */
export function readContent(root: string, path: string): Content | undefined {
  try {
    return readFileSync(join(root, path), path.endsWith('.json') ? 'utf8' : undefined);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether two files hold the same; undefined stands for no file. */
export function sameContent(a: Content | undefined, b: Content | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return Buffer.from(a).equals(Buffer.from(b));
}

/** The text as `npm run format` leaves it, where the file was like that before; an image as it is. */
export async function formatted<Some extends Content>(
  root: string,
  { path, before, after }: FileChange<Some>,
): Promise<Some | undefined> {
  if (typeof after !== 'string') return after;
  const file = join(root, path);
  const options = { ...(await resolveConfig(file)), filepath: file };
  const isOurs = typeof before !== 'string' || (await format(before, options)) === before;
  return isOurs ? ((await format(after, options)) as Some) : after;
}

/**
 * Replaces a file below brands/ by another content, or deletes it.
 *
 * @throws {Error} where the path leads out of brands/, also by a link.
 */
export function writeContent(root: string, path: string, content: Content | undefined): void {
  const file = join(root, path);
  const folder = dirname(file);
  if (!FILE.test(path)) throw new Error(`${path} is no brand file: nothing was written.`);
  if (content === undefined) {
    confine(root, folder, path);
    rmSync(file, { force: true });
    removeEmpty(root, folder);
    return;
  }
  confine(root, existing(folder), path);
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `.${randomBytes(6).toString('hex')}.draft`);
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** A folder below brands/ that has nothing left in it goes, and those above it of which that is true. */
function removeEmpty(root: string, folder: string): void {
  if (relative(join(root, 'brands'), folder) === '' || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(root, dirname(folder));
}

/** The folder itself, or the nearest one above it that exists. */
function existing(folder: string): string {
  try {
    return realpathSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return existing(dirname(folder));
  }
}

function confine(root: string, folder: string, path: string): void {
  const inside = relative(realpathSync(join(root, 'brands')), realpathSync(folder));
  if (inside.split(sep)[0] === '..') {
    throw new Error(`${path} leads out of brands/: nothing was written.`);
  }
}

import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { FileChange } from '../../src/workshop/edit/plan-edits.ts';
import { NoSuchPlace } from '../../src/workshop/say.ts';

export type Content = string | Uint8Array;
type Step = readonly FileChange<Content>[];

/** Writes the files below `brands/` of a project, one step at a time; each file is replaced as a whole. */
export function createBrandStore(root: string) {
  const done: Step[] = [];
  const original = new Map<string, Content | undefined>();

  /** @throws {NoSuchPlace} where a file is not as `before`; nothing is written then. */
  const replace = (files: Step): string[] => {
    for (const { path, before } of files) {
      requireBrandFile(root, path);
      if (!sameContent(readContent(root, path), before))
        throw new NoSuchPlace('edit.changed-outside', { path });
    }
    for (const { path, after } of files) writeContent(join(root, path), after);
    return files.map(({ path }) => path);
  };

  return {
    /** Writes files as one step; JSON is formatted. Returns their paths. */
    async write(files: Step): Promise<string[]> {
      const step = await Promise.all(
        files.map(async (file) => ({ ...file, after: await formatted(root, file) })),
      );
      if (step.length === 0) return [];
      const paths = replace(step);
      done.push(step);
      for (const { path, before } of step) if (!original.has(path)) original.set(path, before);
      return paths;
    },
    undo(): string[] {
      const last = done.at(-1) ?? [];
      const paths = replace(
        last.map(({ path, before, after }) => ({ path, before: after, after: before })),
      );
      done.pop();
      return paths;
    },
    canUndo: () => done.length > 0,
    /** The files that are not as they were at the start of the workshop. */
    changed: (): string[] =>
      [...original]
        .filter(([path, before]) => !sameContent(readContent(root, path), before))
        .map(([path]) => path)
        .sort(),
  };
}

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
async function formatted(root: string, { path, before, after }: FileChange<Content>) {
  if (typeof after !== 'string') return after;
  const file = join(root, path);
  const options = { ...(await resolveConfig(file)), filepath: file };
  const isOurs = typeof before !== 'string' || (await format(before, options)) === before;
  return isOurs ? format(after, options) : after;
}

const FILE = /^brands\/(?:[\w[\]-]+\/)+[\w[\]-]+\.(json|svg|png|webp|jpe?g)$/;

/** @throws {Error} where a path leads out of brands/, also by a link. */
function requireBrandFile(root: string, path: string): void {
  if (!FILE.test(path)) throw new Error(`${path} is no brand file: nothing was written.`);
  let folder = dirname(join(root, path));
  while (!existsSync(folder)) folder = dirname(folder);
  if (!`${realpathSync(folder)}${sep}`.startsWith(`${realpathSync(join(root, 'brands'))}${sep}`))
    throw new Error(`${path} leads out of brands/: nothing was written.`);
}

function writeContent(file: string, content: Content | undefined): void {
  if (content === undefined) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { FileChange } from '../../src/studio/plan-change.ts';
import { readContent, sameContent, writeContent, type Content } from './brand-folder.ts';

type Step = readonly FileChange<Content>[];

/** Begins with a dot: nobody takes it for a brand file. It stands there while a step is written. */
const JOURNAL = 'brands/.studio-step';
/** A step is written in far less time; a journal that stays longer was left behind. */
const MAX_WAIT_MS = 2000;
const LOOK_EVERY_MS = 20;

/**
 * Writes the files of a step. Two studios write one after the other; a step that is cut off, also by a
 * failure of power, is taken back by the next one or by `recoverStep`.
 */
export function writeStep(root: string, files: Step): void {
  beginJournal(root, files);
  const written: FileChange<Content>[] = [];
  try {
    for (const file of files) {
      writeContent(root, file.path, file.after);
      written.push(file);
    }
  } catch (error) {
    for (const { path, before } of written.reverse()) writeContent(root, path, before);
    throw error;
  } finally {
    rmSync(join(root, JOURNAL), { force: true });
  }
}

function beginJournal(root: string, files: Step): void {
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    try {
      const handle = openSync(join(root, JOURNAL), 'wx');
      try {
        writeFileSync(handle, JSON.stringify(files.map(encoded)));
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (waited >= MAX_WAIT_MS) recoverStep(root);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY_MS);
  }
}

/**
 * Takes a step back that was cut off, and removes what it left behind. Files that somebody has changed
 * since stay as they are. Returns the files that were put back.
 */
export function recoverStep(root: string): string[] {
  removeDrafts(root);
  const step = readJournal(root);
  const back = step.filter(({ path, after }) => sameContent(readContent(root, path), after));
  for (const { path, before } of back) writeContent(root, path, before);
  rmSync(join(root, JOURNAL), { force: true });
  return back.map(({ path }) => path);
}

const encoded = ({ path, before, after }: FileChange<Content>) => ({
  path,
  before: before === undefined ? null : Buffer.from(before).toString('base64'),
  after: after === undefined ? null : Buffer.from(after).toString('base64'),
});

/** The step that was under way; none where its journal was not even finished. */
function readJournal(root: string): FileChange<Content>[] {
  const decoded = (text: string | null) =>
    text === null ? undefined : Buffer.from(text, 'base64');
  try {
    const files = JSON.parse(readFileSync(join(root, JOURNAL), 'utf8')) as ReturnType<
      typeof encoded
    >[];
    return files.map(({ path, before, after }) => ({
      path,
      before: decoded(before),
      after: decoded(after),
    }));
  } catch {
    return [];
  }
}

const DRAFT = /(^|[\\/])\.[0-9a-f]{12}\.draft$/;

/** Removes unfinished files, but for those that another studio may be writing right now. */
function removeDrafts(root: string): void {
  const brands = join(root, 'brands');
  const names = readdirSync(brands, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => DRAFT.test(one))) {
    const { mtimeMs } = statSync(join(brands, name), { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > MAX_WAIT_MS) rmSync(join(brands, name));
  }
}

import { NoSuchPlace } from '../say.ts';

export type Content = string | Uint8Array<ArrayBuffer>;

/** A file before and after; undefined where there is none. Images are bytes. */
export interface FileChange<Content = string> {
  path: string;
  before: Content | undefined;
  after: Content | undefined;
}

type Step = readonly FileChange<Content>[];

/** The files below `brands/`. Each function throws for a path that is none of theirs. */
export interface BrandFiles {
  /** The content of a file; undefined where there is none. */
  read(path: string): Content | undefined;
  /** Replaces a file as a whole; undefined deletes it. */
  write(path: string, content: Content | undefined): void;
  /** A text as `npm run format` leaves it. */
  format(path: string, text: string): Promise<string>;
}

/** Writes brand files, one step at a time, and takes the last step back. */
export function createHistory(files: BrandFiles) {
  const done: Step[] = [];
  const original = new Map<string, Content | undefined>();

  /** @throws {NoSuchPlace} where a file is not as `before`; nothing is written then. */
  const replace = (step: Step, sentence: 'edit.changed-outside' | 'edit.stays'): string[] => {
    for (const { path, before } of step) {
      if (!sameContent(files.read(path), before)) throw new NoSuchPlace(sentence, { path });
    }
    for (const { path, after } of step) files.write(path, after);
    return step.map(({ path }) => path);
  };
  /** A file that was formatted before stays so. */
  const formatted = async ({ path, before, after }: FileChange<Content>) => {
    if (typeof after !== 'string') return after;
    const isOurs = typeof before !== 'string' || (await files.format(path, before)) === before;
    return isOurs ? files.format(path, after) : after;
  };

  /** Whether a file is as it was before the step or an earlier one: git has taken it back already. */
  const isBack = ({ path, after }: FileChange<Content>): boolean => {
    const now = files.read(path);
    const isNow = (one: FileChange<Content>) => one.path === path && sameContent(now, one.before);
    return !sameContent(now, after) && done.flat().some(isNow);
  };
  /** The steps that are left to be taken back. */
  const left = (): Step[] => {
    while (done.at(-1)?.every(isBack)) done.pop();
    return done;
  };

  return {
    /** Writes files as one step. Returns their paths. */
    async write(changes: Step): Promise<string[]> {
      const step = await Promise.all(
        changes.map(async (change) => ({ ...change, after: await formatted(change) })),
      );
      const paths = replace(step, 'edit.changed-outside');
      if (step.length > 0) done.push(step);
      for (const { path, before } of step) if (!original.has(path)) original.set(path, before);
      return paths;
    },
    /** Takes the last step back. @throws {NoSuchPlace} where it has to stay; the one before it is the last then. */
    undo(): string[] {
      const last = (left().at(-1) ?? []).filter((one) => !isBack(one));
      done.pop();
      const back = last.map(({ path, before, after }) => ({ path, before: after, after: before }));
      return replace(back, 'edit.stays');
    },
    canUndo: () => left().length > 0,
    /** The files that are not as they were at the start of the workshop. */
    changed: (): string[] =>
      [...original]
        .filter(([path, before]) => !sameContent(files.read(path), before))
        .map(([path]) => path)
        .sort(),
  };
}

export function sameContent(a: Content | undefined, b: Content | undefined): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

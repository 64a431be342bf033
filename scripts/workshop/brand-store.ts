import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import { NoSuchPlace } from '../../src/workshop/edit/json-text.ts';
import type { FileChange } from '../../src/workshop/edit/plan-change.ts';
import { formatted, readContent, sameContent, writeContent, type Content } from './brand-folder.ts';

/** A file is not as the person saw it; the message says which one, and what to do. */
export class EditedMeanwhile extends NoSuchPlace {}

type Step = readonly FileChange<Content>[];

/** The files of `brands/`, changed one step at a time. */
export interface BrandStore {
  /**
   * Writes files as one step, all of them or none; JSON is formatted. Returns their paths.
   *
   * @throws {EditedMeanwhile} where a file is not as `before`.
   */
  write(files: Step): Promise<string[]>;
  /**
   * Takes the last step back. Returns the paths of its files.
   *
   * @throws {EditedMeanwhile} where one of its files has changed since.
   */
  undo(): string[];
  /** The files that are not as they were at the start of the studio. */
  changed(): string[];
  readonly canUndo: boolean;
}

/** Writes the files below `brands/` of a project; each file is replaced as a whole. */
export function createBrandStore(root: string): BrandStore {
  const done: Step[] = [];
  const original = new Map<string, Content | undefined>();

  const replace = (files: Step): string[] => {
    const other = files.find((file) => !sameContent(readContent(root, file.path), file.before));
    if (other) throw editedMeanwhile(other.path);
    const written: FileChange<Content>[] = [];
    try {
      for (const file of files) {
        writeContent(root, file.path, file.after);
        written.push(file);
      }
    } catch (error) {
      for (const { path, before } of written.toReversed()) writeContent(root, path, before);
      throw error;
    }
    return files.map(({ path }) => path);
  };

  return {
    async write(files) {
      const step = await Promise.all(
        files.map(async (file) => ({ ...file, after: await formatted(root, file) })),
      );
      if (step.length === 0) return [];
      const paths = replace(step);
      done.push(step);
      for (const { path, before } of step) {
        if (!original.has(path)) original.set(path, before);
      }
      return paths;
    },
    undo() {
      const last = done.at(-1);
      if (!last) return [];
      const paths = replace(
        last.map(({ path, before, after }) => ({ path, before: after, after: before })),
      );
      done.pop();
      return paths;
    },
    changed: () =>
      [...original]
        .filter(([path, before]) => !sameContent(readContent(root, path), before))
        .map(([path]) => path)
        .sort(),
    get canUndo() {
      return done.length > 0;
    },
  };
}

export const editedMeanwhile = (path: string) =>
  new EditedMeanwhile(
    `${path} was changed meanwhile, outside of this page, so nothing was written. Look at it as it is now, and try again if you still want to.`,
    `${path} mudou nesse meio-tempo, fora desta página, e por isso nada foi gravado. Veja como está agora, e tente de novo se ainda quiser.`,
  );

/** The files in which two states of the brand files differ. */
export const changedPaths = (before: BrandSources, after: BrandSources): string[] => [
  ...differing(before.json, after.json),
  ...differing(before.images, after.images),
];

const differing = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );

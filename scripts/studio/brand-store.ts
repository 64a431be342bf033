import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { JsonValue } from '../../src/brand/parse/node.ts';
import { parseBrands, valueAt } from '../../src/studio/documents.ts';
import { formatPath } from '../../src/studio/json-text.ts';
import {
  levelsOf,
  planChanges,
  planFiles,
  type ChangePlan,
  type ChangeRequest,
  type FileChange,
} from '../../src/studio/plan-change.ts';
import { refuseUnreadable } from '../../src/studio/readable.ts';
import { mergeTexts } from './merge-texts.ts';
import { writeStep } from './step-journal.ts';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import { formatted, readContent, sameContent, type Content } from './brand-folder.ts';

/** Somebody else has changed the files meanwhile; the message says what, and what to do. */
export class EditedMeanwhile extends Error {
  constructor(
    message: string,
    readonly pt: string,
  ) {
    super(message);
  }
}

/** A change of one value, and the value that the person saw. */
export interface SeenChange {
  request: ChangeRequest;
  /** Undefined: there was none. */
  seen: JsonValue | undefined;
}

/** Effect on the files below brands/. */
export interface Written {
  files: string[];
}

/** The files of `brands/`, changed one step at a time. */
export interface BrandStore {
  /** Effect of changes together; nothing is written. */
  plan(requests: readonly ChangeRequest[]): Promise<ChangePlan>;
  /** The files of `plan`, formatted, without who would feel them. */
  planFiles(requests: readonly ChangeRequest[]): Promise<FileChange[]>;
  /**
   * Makes the changes as one step, all of them or none; `beside` are images that they name.
   *
   * @throws {EditedMeanwhile} where a value is another one by now.
   */
  apply(changes: readonly SeenChange[], beside?: readonly FileChange<Content>[]): Promise<Written>;
  /**
   * Writes whole files as one step, all of them or none; JSON is formatted.
   *
   * @throws {EditedMeanwhile} where a file is not as `before`.
   */
  write(files: readonly FileChange<Content>[]): Promise<Written>;
  /** @throws {EditedMeanwhile} where somebody has changed the same lines since the last step. */
  undo(): Written;
  /** @throws {EditedMeanwhile} where somebody has changed the same lines since they were undone. */
  redo(): Written;
  /** The files that are otherwise by the studio than at its start, or at the last `settle`. */
  changed(): FileChange<Content>[];
  /** Forgets what was changed so far: it is committed. */
  settle(): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

type Step = readonly FileChange<Content>[];

/**
 * Reads and writes the files below `brands/` of a project. Files are read anew for every change, so
 * that an edit which was made outside is built upon and never overwritten; each file is replaced as a
 * whole, so that no file is ever half written.
 */
export function createBrandStore(root: string): BrandStore {
  const done: Step[] = [];
  const undone: Step[] = [];
  /** The net change of each file that was written. */
  const net = new Map<string, FileChange<Content>>();

  /** All files of a step, or none where one of them has been changed by somebody else. */
  const replace = (files: Step, verb: string): Written => {
    const other = files.find((file) => !sameContent(readContent(root, file.path), file.before));
    if (other) {
      throw new EditedMeanwhile(
        `${other.path} was changed outside of the studio. To ${verb} would lose that: look at the file first.`,
        `${other.path} mudou fora do estúdio, e isso se perderia: veja o arquivo antes.`,
      );
    }
    writeStep(root, files);
    for (const file of files) net.set(file.path, withStep(net.get(file.path), file));
    return { files: files.map(({ path }) => path) };
  };

  const step = (files: Step): Written => {
    if (files.length === 0) return { files: [] };
    const written = replace(files, 'write');
    done.push(files);
    undone.length = 0;
    return written;
  };

  /** Takes the last step of a list back, and remembers how to make it again. */
  const turnBack = (from: Step[], to: Step[], verb: string): Written => {
    const last = from.at(-1);
    if (!last) return { files: [] };
    const back = last.map((file) => turnedBack(root, file));
    const written = replace(back, verb);
    from.pop();
    to.push(back);
    return written;
  };

  let last: Promise<unknown> = Promise.resolve();
  /** Steps that are asked for at the same time are made one after the other. */
  const inTurn = <Result>(make: () => Promise<Result>): Promise<Result> => {
    const next = last.then(make, make);
    last = next.catch(() => {});
    return next;
  };

  return {
    plan: async (requests) => planChanges(readBrandSources(root), requests),
    planFiles: (requests) => allFormatted(root, planFiles(readBrandSources(root), requests)),

    apply: (changes, beside = []) =>
      inTurn(async () => {
        const sources = readBrandSources(root);
        for (const one of changes) refuseOther(sources, one);
        const requests = changes.map(({ request }) => request);
        const files = await allFormatted(root, planFiles(sources, requests));
        return step([...beside, ...files]);
      }),

    write: (files) => inTurn(async () => step(await allFormatted(root, files))),
    undo: () => turnBack(done, undone, 'undo'),
    redo: () => turnBack(undone, done, 'redo'),
    changed: () => [...net.values()].filter((file) => !sameContent(file.before, file.after)),
    settle: () => net.clear(),
    get canUndo() {
      return done.length > 0;
    },
    get canRedo() {
      return undone.length > 0;
    },
  };
}

const allFormatted = <Some extends Content>(root: string, files: readonly FileChange<Some>[]) =>
  Promise.all(files.map(async (file) => ({ ...file, after: await formatted(root, file) })));

/** A change that takes a file back; another place of it that somebody has changed meanwhile is kept. */
function turnedBack(root: string, { path, before, after }: FileChange<Content>) {
  const now = readContent(root, path);
  const back: FileChange<Content> = { path, before: after, after: before };
  const texts = [now, after, before];
  const areTexts = (some: typeof texts): some is string[] =>
    some.every((one) => typeof one === 'string');
  if (sameContent(now, after) || !areTexts(texts)) return back;
  const [mine, base, theirs] = texts as [string, string, string];
  const merged = mergeTexts(mine, base, theirs);
  return merged === undefined ? back : { path, before: now, after: merged };
}

/**
 * The net change of a file after one more step. What somebody else has changed in between counts as
 * having been there before, where it can be told apart.
 */
function withStep(
  net: FileChange<Content> | undefined,
  { path, before, after }: FileChange<Content>,
): FileChange<Content> {
  if (!net) return { path, before, after };
  const isText = [net.before, net.after, before].every((content) => typeof content === 'string');
  if (!isText || net.after === before) return { path, before: net.before, after };
  const [first, last, found] = [net.before, net.after, before] as [string, string, string];
  return { path, before: mergeTexts(first, last, found) ?? net.before, after };
}

function refuseOther(sources: BrandSources, { request, seen }: SeenChange): void {
  const { brand, document } = request;
  const parsed = parseBrands(sources);
  refuseUnreadable(parsed, levelsOf(parsed, brand), [document]);
  if (JSON.stringify(valueAt(parsed, request)) !== JSON.stringify(seen)) {
    throw overtaken(sources, request);
  }
}

/** Somebody else has changed the value that a request is about. */
export function overtaken(sources: BrandSources, request: ChangeRequest): EditedMeanwhile {
  const value = JSON.stringify(valueAt(parseBrands(sources), request));
  return new EditedMeanwhile(
    `${formatPath(request.path)} was changed outside of the studio: it is ${value ?? 'gone'} now. Look at it, and change it again if you still want to.`,
    `${formatPath(request.path)} mudou fora do estúdio: agora ${value === undefined ? 'não existe mais' : `é ${value}`}. Veja como está, e mude de novo se ainda quiser.`,
  );
}

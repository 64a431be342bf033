import { deepEquals } from '@rjsf/utils';
import { inherit } from '../../brand/inherit/inherit.ts';
import { lineageOf } from '../../brand/inherit/lineage.ts';
import {
  FILE_NAMES,
  isSellable,
  type BrandSources,
  type ParsedSources,
} from '../../brand/parse/brand-files.ts';
import { toValue, type JsonValue, type Node } from '../../brand/parse/node.ts';
import { removeInherited, removeStatement, stateValue } from './statements.ts';
import { say } from '../../checker/language/sentence.ts';
import { NoSuchPlace, UserError } from '../say.ts';
import { inheritedDocument, parseBrands } from './documents.ts';
import { placeValue, valueIn, type DocumentPath, type PathStep } from './json-text.ts';

/** A change that a person wants, in one document of one brand. */
export type Change =
  /** The value is this from now on. */
  | { kind: 'set'; value: JsonValue }
  /** The member or item stands behind another one of the level's own text, or first; `value` makes a new one. */
  | { kind: 'place'; after: PathStep | null; value?: JsonValue }
  /** The value, or the item of a list, is gone. */
  | { kind: 'remove' }
  /** The value is again what the parent says. */
  | { kind: 'restore' };

export interface ChangeRequest {
  /** The brand that the person looks at: its folder below brands/. */
  brand: string;
  /** The folder that is to say it: the brand, one of its families, or 'base'. */
  level: string;
  /** 'texts', 'theme', 'brand', 'flows', 'sandbox', or 'screens/<template id>'. */
  document: string;
  path: DocumentPath;
  change: Change;
}

/** A file before and after; undefined where there is none. Images are bytes. */
export interface FileChange<Content = string> {
  path: string;
  before: Content | undefined;
  after: Content | undefined;
}

export interface ChangePlan {
  files: FileChange[];
  /** Brands whose buyers will see something else. */
  felt: string[];
  /** Brands below the level that say it themselves and stay as they are. */
  kept: string[];
}

/** Folders that may say a value for a brand, from the brand itself to the base. */
export function levelsOf(parsed: ParsedSources, brand: string): string[] {
  const folder = parsed.folders.get(brand);
  if (!folder) {
    throw new NoSuchPlace('edit.no-brand', { brand });
  }
  return (lineageOf(folder, parsed).chain ?? [folder]).map(({ name }) => name).reverse();
}

/**
 * The folders from a brand up to one of its levels.
 *
 * @throws {NoSuchPlace} where the brand takes nothing from the level.
 */
export function levelsUpTo(parsed: ParsedSources, brand: string, level: string): string[] {
  const levels = levelsOf(parsed, brand);
  if (levels.includes(level)) return levels.slice(0, levels.indexOf(level) + 1);
  throw new NoSuchPlace('edit.no-level', { brand, level, levels });
}

/**
 * Refuses to change documents of a brand of which a file, or one that it inherits, cannot be read: the
 * effect is unknown.
 *
 * @throws {UserError} with what is wrong in that file, where, and what to do.
 */
export function refuseUnreadable(
  parsed: ParsedSources,
  brand: string,
  documents: readonly string[],
): void {
  const paths = levelsOf(parsed, brand).flatMap((folder) =>
    ['brand', ...documents].map((document) => `brands/${folder}/${document}.json`),
  );
  const path = paths.find((one) => parsed.unreadable.has(one));
  const found = parsed.diagnostics.find(({ file }) => file === path);
  if (!found) return;
  const { line, message, suggestion } = found;
  throw new UserError([
    say('edit.unreadable', { file: found.file, line }),
    message,
    ...(suggestion ? [suggestion] : []),
    say('edit.then-try-again'),
  ]);
}

/**
 * The smallest change of files after which the brand has each value: the level's own file says it, or
 * says nothing where its parent says the same, and no folder between level and brand contradicts it.
 * Each request is planned upon the files that those before it leave.
 *
 * @throws {NoSuchPlace} where brand, level or place do not exist.
 */
export function planChanges(sources: BrandSources, requests: readonly ChangeRequest[]): ChangePlan {
  const files = planFiles(sources, requests);
  const felt = brandsThatFeel(sources, withFiles(sources, files));
  const parsed = parseBrands(sources);
  const below = [...parsed.folders.keys()].filter(
    (name) =>
      isSellable(name) && requests.some(({ level }) => levelsOf(parsed, name).includes(level)),
  );
  return { files, felt, kept: below.filter((name) => !felt.includes(name)) };
}

/** The files of `planChanges` alone: who would feel them takes far longer to find. */
export function planFiles(sources: BrandSources, requests: readonly ChangeRequest[]): FileChange[] {
  let next = sources;
  for (const request of requests) next = withFiles(next, filesOf(next, request));
  const paths = [...new Set([...sources.json.keys(), ...next.json.keys()])];
  return paths.flatMap((path): FileChange[] => {
    const [before, after] = [sources.json.get(path), next.json.get(path)];
    return before === after ? [] : [{ path, before, after }];
  });
}

/** The sources with the files of a change as they are afterwards. */
export function withFiles(sources: BrandSources, files: readonly FileChange[]): BrandSources {
  const json = new Map(sources.json);
  for (const { path, after } of files) {
    if (after === undefined) json.delete(path);
    else json.set(path, after);
  }
  return { ...sources, json };
}

function filesOf(sources: BrandSources, request: ChangeRequest): FileChange[] {
  const { brand, level, document } = request;
  const parsed = parseBrands(sources);
  if (!FILE_NAMES.includes(document) && !document.startsWith('screens/')) {
    throw new NoSuchPlace('edit.no-document', { document });
  }
  const saying = levelsUpTo(parsed, brand, level);
  refuseUnreadable(parsed, brand, [document]);
  const inherited = inheritedDocument(parsed, level, document);
  return saying.flatMap((folder): FileChange[] => {
    const path = `brands/${folder}/${document}.json`;
    const before = sources.json.get(path);
    const own = before === undefined ? undefined : (JSON.parse(before) as JsonValue);
    const after =
      folder === level
        ? changed(before ?? emptyDocument(path), own, inherited, request)
        : restored(before, own, request.path, inheritedDocument(parsed, folder, document));
    const isSame = after === before || (before === undefined && isEmpty(after));
    if (isSame) return [];
    return [{ path, before, after: isEmpty(after) && document !== 'brand' ? undefined : after }];
  });
}

function changed(
  text: string,
  own: JsonValue | undefined,
  inherited: JsonValue | undefined,
  { path, change }: ChangeRequest,
): string | undefined {
  const above = valueIn(inherited, path);
  switch (change.kind) {
    case 'set':
      return deepEquals(above, change.value)
        ? restored(text, own, path, inherited)
        : stateValue(text, path, change.value, inherited);
    case 'place':
      return placeValue(text, path, change.after, change.value);
    case 'remove':
      return above === undefined
        ? removeStatement(text, path, inherited)
        : removeInherited(text, path, inherited);
    case 'restore':
      return restored(text, own, path, inherited);
    default:
      return change satisfies never;
  }
}

const restored = (
  text: string | undefined,
  own: JsonValue | undefined,
  path: DocumentPath,
  inherited: JsonValue | undefined,
) =>
  text === undefined || valueIn(own, path) === undefined
    ? text
    : removeStatement(text, path, inherited);

/** A new file of a folder, with the schema that editors complete it by. */
function emptyDocument(path: string): string {
  const [, ...folders] = path.split('/');
  const name = folders.includes('screens') ? 'screen' : folders.at(-1)!.replace('.json', '');
  const schema = `${'../'.repeat(folders.length)}schemas/brand/${name}.schema.json`;
  return `{\n  "$schema": "${schema}"\n}\n`;
}

const isEmpty = (text: string | undefined) =>
  text !== undefined && Object.keys(JSON.parse(text) as object).every((key) => key === '$schema');

/** Brands that are something else by other sources than by these. */
export function brandsThatFeel(sources: BrandSources, next: BrandSources): string[] {
  const [before, after] = [parseBrands(sources), parseBrands(next)];
  const isFelt = (name: string) => isOther(contentOf(before, name), contentOf(after, name));
  return [...after.folders.keys()].filter((name) => isSellable(name) && isFelt(name));
}

/** Everything that a brand is made of: its documents, and its images by their hash. */
function contentOf(parsed: ParsedSources, name: string): Map<string, Node | string> | undefined {
  const folder = parsed.folders.get(name);
  const merged = folder && inherit(folder, parsed).merged;
  if (!merged) return undefined;
  const { files, screens, images } = merged;
  return new Map<string, Node | string>([
    ...files,
    ...[...screens].map(([id, node]) => [`screens/${id}`, node] as const),
    ...[...images].map(([id, path]) => [`images/${id}`, parsed.imageHashes.get(path)!] as const),
  ]);
}

type Content = ReturnType<typeof contentOf>;

/** Nodes of unchanged files are the same ones, so that few values have to be compared. */
function isOther(before: Content, after: Content): boolean {
  if (!before || !after) return before !== after;
  const json = (part: Node | string | undefined) =>
    JSON.stringify(typeof part === 'object' ? toValue(part) : part);
  return [...new Set([...before.keys(), ...after.keys()])].some((name) => {
    const [a, b] = [before.get(name), after.get(name)];
    return a !== b && json(a) !== json(b);
  });
}

import { inherit, type MergedBrand } from '../../../brand/inherit/inherit.ts';
import type { BrandSources, ParsedSources } from '../../../brand/parse/brand-files.ts';
import { textAt, type JsonValue } from '../../../brand/parse/node.ts';
import { NoSuchPlace } from '../../say.ts';
import { inheritedDocument, mergedDocument, parseBrands } from '../documents.ts';
import { idOf, valueIn, type DocumentPath } from '../json-text.ts';
import { levelsUpTo, type Change, type ChangeRequest } from '../plan-change.ts';

type Read = (document: string, path: DocumentPath) => JsonValue | undefined;

/** A folder that is to say something, with everything that it says and inherits. */
export interface Level {
  sources: BrandSources;
  parsed: ParsedSources;
  /** The brand that the person looks at. */
  brand: string;
  name: string;
  /** Folders between the brand and this level, the nearest one first; the brand is the last. */
  below: readonly string[];
  merged: MergedBrand;
  /** The value as this level has it, what it would have without saying anything, what it says itself. */
  here: Read;
  above: Read;
  own: Read;
  ownOf(folder: string): Read;
}

/** @throws {NoSuchPlace} where the brand does not exist, or takes nothing from the level. */
export function openLevel(sources: BrandSources, brand: string, name: string): Level {
  const parsed = parseBrands(sources);
  const below = levelsUpTo(parsed, brand, name).slice(0, -1).reverse();
  const { merged } = inherit(parsed.folders.get(name)!, parsed);
  if (!merged) throw new NoSuchPlace('edit.unreadable-level', { level: name });
  /** Reads each document once. */
  const reader = (make: (document: string) => JsonValue | undefined): Read => {
    const known = new Map<string, JsonValue | undefined>();
    return (document, path) => {
      if (!known.has(document)) known.set(document, make(document));
      return valueIn(known.get(document), path);
    };
  };
  const owns = new Map<string, Read>();
  const ownOf = (folder: string): Read => {
    const read = (document: string) => {
      const text = sources.json.get(`brands/${folder}/${document}.json`);
      return text === undefined ? undefined : (JSON.parse(text) as JsonValue);
    };
    if (!owns.has(folder)) owns.set(folder, reader(read));
    return owns.get(folder)!;
  };
  return {
    sources,
    parsed,
    brand,
    name,
    below,
    merged,
    here: reader((document) => mergedDocument(parsed, name, document)),
    above: reader((document) => inheritedDocument(parsed, name, document)),
    own: ownOf(name),
    ownOf,
  };
}

/** A request by which this level says something for the brand that the person looks at. */
export const request = (
  { brand, name }: Level,
  document: string,
  path: DocumentPath,
  change: Change,
): ChangeRequest => ({ brand, level: name, document, path, change });

/** A request by which a folder says something; folders below it keep what they say. */
const requestIn = (
  folder: string,
  document: string,
  path: DocumentPath,
  change: Change,
): ChangeRequest => ({ brand: folder, level: folder, document, path, change });

export const requestHere = (
  { name }: Level,
  document: string,
  path: DocumentPath,
  change: Change,
): ChangeRequest => requestIn(name, document, path, change);

/** The request by which the level says again what its parent says; none where it says nothing. */
export const restoreOwn = (level: Level, document: string, path: DocumentPath): ChangeRequest[] =>
  level.own(document, path) === undefined
    ? []
    : [requestHere(level, document, path, { kind: 'restore' })];

/** The ids of a list whose items merge by them. */
export const idsOf = (list: JsonValue | undefined): string[] =>
  Array.isArray(list)
    ? list.flatMap((item) => (idOf(item) === undefined ? [] : [String(idOf(item))]))
    : [];

export const namesOf = (value: JsonValue | undefined): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

export const textsOf = (value: JsonValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join('\n') === other.toSorted().join('\n');

/**
 * Changes a list of plain values: where this level says or inherits it, and in every folder between it
 * and the brand that writes a list of its own.
 */
export function adjustList(
  level: Level,
  document: string,
  path: DocumentPath,
  adjust: (list: string[]) => string[],
): ChangeRequest[] {
  return [level.name, ...level.below].flatMap((folder): ChangeRequest[] => {
    const isLevel = folder === level.name;
    const list = isLevel ? level.here(document, path) : level.ownOf(folder)(document, path);
    if (!isLevel && list === undefined) return [];
    const before = textsOf(list);
    const next = adjust(before);
    if (before.join('\n') === next.join('\n')) return [];
    // The parent's own order is nothing to repeat.
    const above = isLevel ? textsOf(level.above(document, path)) : [];
    const isParents = above.length > 0 && isSameSet(above, next);
    const change: Change =
      next.length > 0 ? { kind: 'set', value: isParents ? above : next } : { kind: 'remove' };
    return [requestIn(folder, document, path, change)];
  });
}

/**
 * Takes a name from the lists that the level and folders below it write; what a parent says of a removed
 * field goes by itself.
 */
export function withoutName(
  level: Level,
  document: string,
  path: DocumentPath,
  name: string,
): ChangeRequest[] {
  const rest = (list: JsonValue | undefined) => textsOf(list).filter((one) => one !== name);
  return [level.name, ...level.below].flatMap((folder): ChangeRequest[] => {
    const own = level.ownOf(folder)(document, path);
    const next = rest(own);
    if (own === undefined || next.length === textsOf(own).length) return [];
    const above = folder === level.name ? level.above(document, path) : undefined;
    const isParents = above !== undefined && rest(above).join('\n') === next.join('\n');
    const isIdle = isParents || next.every((one) => one === '*');
    return [
      requestIn(
        folder,
        document,
        path,
        isIdle ? { kind: 'restore' } : { kind: 'set', value: next },
      ),
    ];
  });
}

/** Screens of the level's brand that begin as another one, directly or by a third. */
export function screensThatExtend({ parsed, merged }: Level, screen: string): string[] {
  const chain = merged.chain.map((folder) => parsed.folders.get(folder)!);
  const baseOf = (name: string): string | undefined =>
    chain.flatMap(({ screens }) => textAt(screens.get(name), 'extends') ?? []).at(-1);
  const extendsIt = (name: string, seen: readonly string[] = []): boolean => {
    const base = baseOf(name);
    if (base === undefined || seen.includes(base)) return false;
    return base === screen || extendsIt(base, [...seen, base]);
  };
  return [...merged.screens.keys()].filter((name) => extendsIt(name));
}

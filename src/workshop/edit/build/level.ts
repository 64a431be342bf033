import { inherit, type MergedBrand } from '../../../brand/inherit/inherit.ts';
import type { BrandSources, ParsedSources } from '../../../brand/parse/brand-files.ts';
import { textAt, type JsonValue } from '../../../brand/parse/node.ts';
import { inheritedDocument, mergedDocument, parseBrands } from '../documents.ts';
import { idOf, NoSuchPlace, valueIn, type DocumentPath } from '../json-text.ts';
import { levelsUpTo, type Change, type ChangeRequest } from '../plan-change.ts';

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
  here(document: string, path: DocumentPath): JsonValue | undefined;
  above(document: string, path: DocumentPath): JsonValue | undefined;
  own(document: string, path: DocumentPath): JsonValue | undefined;
  ownOf(folder: string, document: string, path: DocumentPath): JsonValue | undefined;
}

/** @throws {NoSuchPlace} where the brand does not exist, or takes nothing from the level. */
export function openLevel(sources: BrandSources, brand: string, name: string): Level {
  const parsed = parseBrands(sources);
  const below = levelsUpTo(parsed, brand, name).slice(0, -1).reverse();
  const { merged } = inherit(parsed.folders.get(name)!, parsed);
  if (!merged)
    throw new NoSuchPlace(
      `brands/${name} cannot be read: correct its files first.`,
      `Não dá para ler brands/${name}: corrija os arquivos primeiro.`,
    );
  const known = new Map<string, JsonValue | undefined>();
  const read = (how: string, document: string, make: () => JsonValue | undefined) => {
    const key = `${how} ${document}`;
    if (!known.has(key)) known.set(key, make());
    return known.get(key);
  };
  const ownOf = (folder: string, document: string, path: DocumentPath) =>
    valueIn(
      read(`own of ${folder}`, document, () => {
        const text = sources.json.get(`brands/${folder}/${document}.json`);
        return text === undefined ? undefined : (JSON.parse(text) as JsonValue);
      }),
      path,
    );
  return {
    sources,
    parsed,
    brand,
    name,
    below,
    merged,
    here: (document, path) =>
      valueIn(
        read('here', document, () => mergedDocument(parsed, name, document)),
        path,
      ),
    above: (document, path) =>
      valueIn(
        read('above', document, () => inheritedDocument(parsed, name, document)),
        path,
      ),
    own: (document, path) => ownOf(name, document, path),
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

/** As `request`; folders below the level keep what they say. */
export const requestHere = (
  { name }: Level,
  document: string,
  path: DocumentPath,
  change: Change,
): ChangeRequest => ({ brand: name, level: name, document, path, change });

/** The ids of a list whose items merge by them. */
export const idsOf = (list: JsonValue | undefined): string[] =>
  Array.isArray(list)
    ? list.flatMap((item) => (idOf(item) === undefined ? [] : [String(idOf(item))]))
    : [];

export const namesOf = (value: JsonValue | undefined): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

export const textsOf = (value: JsonValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

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
  const { name, below } = level;
  const lists: [folder: string, list: JsonValue | undefined][] = [
    [name, level.here(document, path)],
    ...below.map((folder): [string, JsonValue | undefined] => [
      folder,
      level.ownOf(folder, document, path),
    ]),
  ];
  return lists.flatMap(([folder, list]): ChangeRequest[] => {
    if (folder !== name && list === undefined) return [];
    const before = textsOf(list);
    const next = adjust(before);
    if (before.join('\n') === next.join('\n')) return [];
    const above = folder === name ? textsOf(level.above(document, path)) : [];
    // The parent's own order is nothing to repeat.
    const isParents =
      above.length > 0 && above.toSorted().join('\n') === next.toSorted().join('\n');
    const value = isParents ? above : next;
    const change: Change =
      value.length > 0 || isParents ? { kind: 'set', value } : { kind: 'remove' };
    return [{ brand: folder, level: folder, document, path, change }];
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

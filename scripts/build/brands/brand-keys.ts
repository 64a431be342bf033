import { textAt } from '../../../src/brand/parse/node.ts';
import type {
  BrandFolder,
  BrandSources,
  ParsedSources,
} from '../../../src/brand/parse/brand-files.ts';
import { keyOf } from '../cache/build-cache.ts';

export const LIBRARY = 'schemas/fields';
/** The folder that a file stands in: that of a brand, of a family, or the library of fields. */
export const FOLDER = /^(brands\/(?:families\/)?[^/]+|schemas\/fields)\/./;

/**
 * The folders that a brand is made of, below brands/: itself, what it extends, and the brand that lends the theme of
 * its upsell pages, with what that one extends.
 */
export function foldersOf(id: string, { folders }: Pick<ParsedSources, 'folders'>): string[] {
  const names = new Set([id]);
  // A set that grows while it is walked is walked to its end.
  for (const name of names) {
    for (const other of namedBy(folders.get(name)!)) if (folders.has(other)) names.add(other);
  }
  return [...names];
}

function namedBy({ files }: BrandFolder): string[] {
  const brand = files.get('brand');
  const names = [textAt(brand, 'extends'), textAt(brand, 'upsellData', 'theme')];
  return names.filter((name) => name !== undefined);
}

/**
 * Gives the key of a brand by the folders that it is made of: a hash over everything that its files depend on.
 * `besides` stands for what all brands share beside their files: the program that builds them, schemas, versions.
 */
export function createBrandKeys(
  { json, images }: Pick<BrandSources, 'json' | 'images'>,
  besides: string,
): (folders: readonly string[]) => string {
  const contents = new Map<string, string[]>();
  for (const [path, content] of [...json, ...images]) {
    const place = FOLDER.exec(path)?.[1];
    // The registry is about all brands together: the catalogue has it, and none of them.
    if (place === undefined) continue;
    const own = contents.get(place) ?? [];
    own.push(path, content);
    contents.set(place, own);
  }
  const hashes = new Map([...contents].map(([place, own]) => [place, keyOf(...own)]));
  const places = (folders: readonly string[]) => [
    LIBRARY,
    ...folders.map((name) => `brands/${name}`),
  ];
  return (folders) =>
    keyOf(besides, ...places(folders).flatMap((place) => [place, hashes.get(place) ?? '']));
}

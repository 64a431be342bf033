import { fieldTexts, inherit } from '../../brand/inherit/inherit.ts';
import {
  createParser,
  type BrandFolder,
  type ParsedSources,
} from '../../brand/parse/brand-files.ts';
import { textAt, toValue, type JsonValue, type Node } from '../../brand/parse/node.ts';
import { parseFile } from '../../brand/parse/parse-file.ts';
import { valueIn, type DocumentPath } from './json-text.ts';

const SCREEN = /^screens\/(.+)$/;

/** Parses brand files; those that stay the same from change to change once. */
export const parseBrands = createParser();

/** As `mergedDocument`, with every value at its place. */
export function documentIn(
  parsed: ParsedSources,
  folder: string,
  document: string,
): Node | undefined {
  const own = parsed.folders.get(folder);
  return own && nodeOf(parsed, own, document);
}

/** The value that a folder has at a path of a document. */
export function valueAt(
  parsed: ParsedSources,
  { brand, document, path }: { brand: string; document: string; path: DocumentPath },
): JsonValue | undefined {
  const node = documentIn(parsed, brand, document);
  return node && valueIn(toValue(node), path);
}

/** A document of a folder with all that it inherits; undefined where no generation has it. */
export function mergedDocument(
  parsed: ParsedSources,
  folder: string,
  document: string,
): JsonValue | undefined {
  const known = parsed.folders.get(folder);
  return known && valueOf(parsed, known, document);
}

/** A document of a folder as it would be if the folder's own file said nothing. */
export function inheritedDocument(
  parsed: ParsedSources,
  folder: string,
  document: string,
): JsonValue | undefined {
  const known = parsed.folders.get(folder);
  if (!known) return undefined;
  const [, screen] = SCREEN.exec(document) ?? [];
  if (screen === undefined) return valueOf(parsed, without(known, 'files', document), document);
  const base = textAt(known.screens.get(screen), 'extends');
  const bare = without(known, 'screens', screen);
  // Which screen it begins as is said by the file itself.
  if (base !== undefined) bare.screens.set(screen, extendsAlone(base));
  return valueOf(parsed, bare, document);
}

const extendsAlone = (base: string): Node =>
  parseFile('extends.json', JSON.stringify({ extends: base })).node!;

function without(folder: BrandFolder, room: 'files' | 'screens', name: string): BrandFolder {
  const left = new Map(folder[room]);
  // A brand without brand.json would have no parent either.
  if (name !== 'brand') left.delete(name);
  else left.set(name, extendsAlone(textAt(folder.files.get('brand'), 'extends') ?? ''));
  return { ...folder, [room]: left };
}

function valueOf(
  parsed: ParsedSources,
  folder: BrandFolder,
  document: string,
): JsonValue | undefined {
  const node = nodeOf(parsed, folder, document);
  return node && toValue(node);
}

function nodeOf(parsed: ParsedSources, folder: BrandFolder, document: string): Node | undefined {
  const { merged } = inherit(folder, parsed);
  const [, screen] = SCREEN.exec(document) ?? [];
  const node = screen === undefined ? merged?.files.get(document) : merged?.screens.get(screen);
  if (node) return node;
  return document === 'texts' && merged ? fieldTexts(parsed.fields) : undefined;
}

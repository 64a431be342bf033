import { fieldTexts, inherit } from '../../brand/inherit/inherit.ts';
import {
  createParser,
  type BrandFolder,
  type ParsedSources,
} from '../../brand/parse/brand-files.ts';
import { textAt, toValue, type JsonValue, type Node } from '../../brand/parse/node.ts';
import { parseFile } from '../../brand/parse/parse-file.ts';

/** Parses brand files; those that stay the same from change to change once. */
export const parseBrands = createParser();

/** A document of a folder with all that it inherits; undefined where no generation has it. */
export function mergedDocument(
  parsed: ParsedSources,
  folder: string,
  document: string,
): JsonValue | undefined {
  const known = parsed.folders.get(folder);
  const node = known && mergedNode(parsed, known, document);
  return node && toValue(node);
}

/** A document of a folder as it would be if the folder's own file said nothing. */
export function inheritedDocument(
  parsed: ParsedSources,
  folder: string,
  document: string,
): JsonValue | undefined {
  const known = parsed.folders.get(folder);
  if (!known) return undefined;
  const [room, name] = placeOf(document);
  const left = new Map(known[room]);
  // A file names its parent itself: without that line it would have none.
  const base = textAt(left.get(name), 'extends') ?? (document === 'brand' ? '' : undefined);
  if (base === undefined) left.delete(name);
  else left.set(name, parseFile(name, JSON.stringify({ extends: base })).node!);
  const node = mergedNode(parsed, { ...known, [room]: left }, document);
  return node && toValue(node);
}

const placeOf = (document: string): ['files' | 'screens', string] => {
  const [, screen] = /^screens\/(.+)$/.exec(document) ?? [];
  return screen === undefined ? ['files', document] : ['screens', screen];
};

function mergedNode(
  parsed: ParsedSources,
  folder: BrandFolder,
  document: string,
): Node | undefined {
  const { merged } = inherit(folder, parsed);
  const [room, name] = placeOf(document);
  const node = merged?.[room].get(name);
  return node ?? (document === 'texts' && merged ? fieldTexts(parsed.fields) : undefined);
}

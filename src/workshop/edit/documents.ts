import { fieldTexts, inherit } from '../../brand/inherit/inherit.ts';
import {
  createParser,
  type BrandFolder,
  type ParsedSources,
} from '../../brand/parse/brand-files.ts';
import { textAt, toValue } from '../../brand/parse/node.ts';
import { parseFile } from '../../brand/parse/parse-file.ts';
import type { JsonObject } from './json-path.ts';

/** Parses brand files; those that stay the same from change to change once. */
export const parseBrands = createParser();

/** A document of a folder with all that it inherits; undefined where no generation has it. */
export function mergedDocument(
  parsed: ParsedSources,
  name: string,
  document: string,
): JsonObject | undefined {
  const folder = parsed.folders.get(name);
  return folder && merged(parsed, folder, document);
}

/** A document of a folder as it would be if the folder's own file said nothing. */
export function inheritedDocument(
  parsed: ParsedSources,
  name: string,
  document: string,
): JsonObject | undefined {
  const folder = parsed.folders.get(name);
  if (!folder) return undefined;
  const [room, file] = placeOf(document);
  const left = new Map(folder[room]);
  // A file names its parent itself: without that line it would have none.
  const base = textAt(left.get(file), 'extends') ?? (document === 'brand' ? '' : undefined);
  if (base === undefined) left.delete(file);
  else left.set(file, parseFile(file, JSON.stringify({ extends: base })).node!);
  return merged(parsed, { ...folder, [room]: left }, document);
}

/** The document of the folder's own file; undefined where it has none. */
export function ownDocument(
  parsed: ParsedSources,
  name: string,
  document: string,
): JsonObject | undefined {
  const [room, file] = placeOf(document);
  const node = parsed.folders.get(name)?.[room].get(file);
  return node && (toValue(node) as JsonObject);
}

const placeOf = (document: string): ['files' | 'screens', string] =>
  document.startsWith('screens/')
    ? ['screens', document.slice('screens/'.length)]
    : ['files', document];

function merged(
  parsed: ParsedSources,
  folder: BrandFolder,
  document: string,
): JsonObject | undefined {
  const { merged: brand } = inherit(folder, parsed);
  const [room, file] = placeOf(document);
  const node =
    brand?.[room].get(file) ??
    (document === 'texts' && brand ? fieldTexts(parsed.fields) : undefined);
  return node && (toValue(node) as JsonObject);
}

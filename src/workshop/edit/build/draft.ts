import { fieldTexts, inherit, type MergedBrand } from '../../../brand/inherit/inherit.ts';
import {
  createParser,
  type BrandFolder,
  type ParsedSources,
} from '../../../brand/parse/brand-files.ts';
import { textAt, toValue } from '../../../brand/parse/node.ts';
import { parseFile } from '../../../brand/parse/parse-file.ts';
import { NoSuchPlace } from '../../say.ts';
import { isObject, type JsonItem, type JsonObject } from '../json-path.ts';

/** Parses brand files; those that stay the same from change to change once. */
export const parseBrands = createParser();

/**
 * The documents of a folder, with all that it inherits, as an edit changes them.
 *
 * @throws {NoSuchPlace} where the folder or one above it cannot be read.
 */
export function openDraft(parsed: ParsedSources, name: string) {
  const folder = parsed.folders.get(name);
  const merged = folder && inherit(folder, parsed).merged;
  if (!merged) throw new NoSuchPlace('edit.unreadable-level', { level: name });
  const opened = new Map<string, JsonObject>();
  const now = (document: string) => documentIn(parsed, merged, document);
  return {
    parsed,
    folder: name,
    merged,
    opened,
    /** A document, to be changed in place. */
    open(document: string): JsonObject {
      const known = opened.get(document) ?? now(document) ?? {};
      opened.set(document, known);
      return known;
    },
    /** A document as it is by now. */
    now,
    /** A document as the folder would have it without saying anything. */
    above: (document: string) =>
      documentIn(parsed, inherit(silentOn(folder, document), parsed).merged, document),
    /** A document of the folder's own files alone. */
    own(document: string) {
      const [room, file] = placeOf(document);
      const node = folder[room].get(file);
      return node && (toValue(node) as JsonObject);
    },
  };
}

export type Draft = ReturnType<typeof openDraft>;

const placeOf = (document: string): ['files' | 'screens', string] =>
  document.startsWith('screens/')
    ? ['screens', document.slice('screens/'.length)]
    : ['files', document];

function documentIn(parsed: ParsedSources, brand: MergedBrand | undefined, document: string) {
  const [room, file] = placeOf(document);
  const node =
    brand?.[room].get(file) ??
    (document === 'texts' && brand ? fieldTexts(parsed.fields) : undefined);
  return node && (toValue(node) as JsonObject);
}

/** A folder whose file of a document says nothing but its parent: without that line it would have none. */
function silentOn(folder: BrandFolder, document: string): BrandFolder {
  const [room, file] = placeOf(document);
  const left = new Map(folder[room]);
  const base = textAt(left.get(file), 'extends') ?? (document === 'brand' ? '' : undefined);
  if (base === undefined) left.delete(file);
  else left.set(file, parseFile(file, JSON.stringify({ extends: base })).node!);
  return { ...folder, [room]: left };
}

/** The object at a key of another one, which is made where there is none. */
export function objectIn(owner: JsonObject, key: string): JsonObject {
  if (!isObject(owner[key])) owner[key] = {};
  return owner[key] as JsonObject;
}

export const itemsIn = (owner: JsonObject, key: string): JsonItem[] =>
  (owner[key] ?? []) as JsonItem[];

/** A list with a name behind another one, or first for null. */
export function withPlaced(list: readonly string[], name: string, after: string | null): string[] {
  const others = list.filter((one) => one !== name);
  return others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, name);
}

/** Places an item of a list behind another one, or first for null, and says so in it. */
export function placeItem(list: JsonItem[], id: string, after: string | null): void {
  const ids = list.map((one) => one.id);
  const isMissing = after !== null && !ids.includes(after);
  const wanted = withPlaced(ids, id, after);
  if (isMissing || ids.join(' ') === wanted.join(' ')) return;
  const items = wanted.map((one) => list.find((item) => item.id === one)!);
  list.splice(0, list.length, ...items);
  list.find((item) => item.id === id)!.after = after;
}

import { inherit, type MergedBrand } from '../../../brand/inherit/inherit.ts';
import type { ParsedSources } from '../../../brand/parse/brand-files.ts';
import { NoSuchPlace } from '../../say.ts';
import { inheritedDocument, mergedDocument } from '../documents.ts';
import { isObject, type JsonItem, type JsonObject } from '../json-path.ts';

/** The documents of a folder, with all that it inherits, as an edit changes them. */
export interface Draft {
  parsed: ParsedSources;
  folder: string;
  merged: MergedBrand;
  /** A document, to be changed in place. */
  open(document: string): JsonObject;
  /** The document as the folder would have it without saying anything. */
  above(document: string): JsonObject | undefined;
  opened: ReadonlyMap<string, JsonObject>;
}

/** @throws {NoSuchPlace} where the folder or one above it cannot be read. */
export function openDraft(parsed: ParsedSources, folder: string): Draft {
  const { merged } = inherit(parsed.folders.get(folder)!, parsed);
  if (!merged) throw new NoSuchPlace('edit.unreadable-level', { level: folder });
  const opened = new Map<string, JsonObject>();
  return {
    parsed,
    folder,
    merged,
    opened,
    open(document) {
      const known = opened.get(document) ?? mergedDocument(parsed, folder, document) ?? {};
      opened.set(document, known);
      return known;
    },
    above: (document) => inheritedDocument(parsed, folder, document),
  };
}

/** The object at a key of another one, which is made where there is none. */
export function objectIn(owner: JsonObject, key: string): JsonObject {
  const known = owner[key];
  if (isObject(known)) return known;
  const made: JsonObject = {};
  owner[key] = made;
  return made;
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

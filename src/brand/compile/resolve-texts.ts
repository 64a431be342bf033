import type { MergedBrand } from '../inherit/inherit.ts';
import type { ParsedSources } from '../parse/brand-files.ts';
import { correctedAt, say, problemAt, type Sentence, type Problem } from '../problem.ts';
import { nearestName } from '../parse/nearest-name.ts';
import type { Node, Place } from '../parse/node.ts';
import { beginningOf, emptyObject, entriesAt, isRemoval } from '../parse/node.ts';
import { mapEntries, mapItems, without } from '../parse/node.ts';

/** A text key: words joined by dots, the first in lower case. */
const TEXT_KEY = /^[a-z][A-Za-z0-9-]*(\.[A-Za-z0-9-]+)+$/;

export const isTextKey = (text: string): boolean => TEXT_KEY.test(text);

export type ReadText = (key: string, at: Place) => string;

/** A line may end at a hyphen, and 'e-' alone at its end reads oddly: no line ends at U+2011. */
const unbroken = (text: string) => text.replace(/\be-mail/g, 'e\u2011mail');

/** Reads a brand's texts; a key that its texts.json lacks is reported where it is used, and returned. */
export function textReader(
  { files, chain }: Pick<MergedBrand, 'files' | 'chain'>,
  folders: ParsedSources['folders'],
  report: (problem: Problem) => void,
): { text: ReadText; usedTexts: Set<string> } {
  const entries = new Map(entriesAt(without(files.get('texts') ?? NO_TEXTS, '$schema')));
  const usedTexts = new Set<string>();
  const read = (key: string): string | undefined => {
    const node = entries.get(key)?.node;
    // The meta-schema reports a value that is not a text; it does not count as missing.
    if (node?.kind !== 'scalar') return node && '';
    return node.value === null ? undefined : unbroken(String(node.value));
  };
  const text: ReadText = (key, at) => {
    usedTexts.add(key);
    const found = read(key);
    if (found !== undefined) return found;
    const [, removal] =
      chain
        .flatMap((name) => entriesAt(folders.get(name)!.files.get('texts')))
        .findLast(([name, { node }]) => name === key && isRemoval(node)) ?? [];
    const names = [...entries.keys()].filter((name) => read(name) !== undefined);
    const suggestion = hint(key, names);
    report(
      removal
        ? problemAt(removal.keyAt, 'text-key.removed', { key })
        : correctedAt(at, 'text-key.no-text', { key }, { suggestion }),
    );
    return key;
  };
  return { text, usedTexts };
}

const NO_TEXTS = emptyObject(beginningOf('texts.json'));

function hint(key: string, names: readonly string[]): Sentence {
  if (!isTextKey(key)) return say('text-key.key-expected');
  const name = nearestName(key, names);
  return name === undefined ? say('text-key.add', { key }) : say('text-key.near', { name });
}

const READ_BY_BUYERS = new Set([
  'title',
  'description',
  'ui:title',
  'ui:description',
  'ui:placeholder',
  'ui:help',
  'ui:enumNames',
]);

/** Replaces text keys by texts; a text may also stand literally, so what does not look like a key stays. */
export function resolveTexts(text: ReadText, node: Node): Node {
  if (node.kind === 'object')
    return mapEntries(node, (_, inner) =>
      isRemoval(inner) ? undefined : resolveTexts(text, inner),
    );
  if (node.kind === 'array') return mapItems(node, (item) => resolveTexts(text, item));
  const written = String(node.value);
  return isTextKey(written) ? { ...node, value: text(written, node.at) } : node;
}

/** As `resolveTexts`, for the annotations of a schema or uiSchema alone. A field may have the name of one. */
export function resolveAnnotations(text: ReadText, node: Node): Node {
  if (node.kind !== 'object') return mapItems(node, (item) => resolveAnnotations(text, item));
  return mapEntries(node, (key, inner) => {
    const isShown = READ_BY_BUYERS.has(key) && inner.kind !== 'object';
    return isShown || key === 'ui:texts'
      ? resolveTexts(text, inner)
      : resolveAnnotations(text, inner);
  });
}

/** Keys of the texts that library fields are written with: any form may use any of them. */
export function libraryTexts(fields: ReadonlyMap<string, Node>): string[] {
  const keys: string[] = [];
  const note: ReadText = (key) => keys[keys.push(key) - 1]!;
  for (const field of fields.values()) resolveTexts(note, field);
  return keys;
}

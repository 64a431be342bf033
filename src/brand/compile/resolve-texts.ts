import type { CompileContext, Texts } from './compile-context.ts';
import { correctedAt, messageOf, problemAt, type Message } from '../problem.ts';
import { nearestName } from '../parse/nearest-name.ts';
import { mapEntries, mapItems, type Node, type Place } from '../parse/node.ts';

/** A text key: words joined by dots, the first in lower case. */
const TEXT_KEY = /^[a-z][A-Za-z0-9-]*(\.[A-Za-z0-9-]+)+$/;

export const isTextKey = (text: string): boolean => TEXT_KEY.test(text);

/** The text behind a key; reports a key that texts.json lacks and returns the key itself. */
export function textOf(context: CompileContext, key: string, place: Place): string {
  context.usedTexts.add(key);
  context.textUses?.push({ key, at: place });
  if (!context.texts) return key;
  const text = context.texts.get(key);
  if (text !== undefined) return text;
  const removal = context.texts.removedAt(key);
  if (removal) context.report(problemAt(removal, 'text-key', 'text-key.removed', { key }));
  else {
    const suggestion = hint(context.texts, key);
    context.report(correctedAt(place, 'text-key', 'text-key.no-text', { key }, { suggestion }));
  }
  return key;
}

function hint(texts: Texts, key: string): Message {
  if (!isTextKey(key)) return messageOf('text-key.key-expected');
  const name = nearestName(key, [...texts.keys()]);
  return name === undefined
    ? messageOf('text-key.add', { key })
    : messageOf('text-key.near', { name });
}

/** Annotations of a JSON Schema or uiSchema that buyers read. */
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
export function resolveAnnotations(context: CompileContext, node: Node, key = ''): Node {
  if (node.kind === 'object') {
    return mapEntries(node, (name, inner) => {
      const annotation = READ_BY_BUYERS.has(name) ? name : key === 'ui:texts' ? key : '';
      return resolveAnnotations(context, inner, name === 'ui:texts' ? name : annotation);
    });
  }
  if (node.kind === 'array') {
    return mapItems(node, (item) => resolveAnnotations(context, item, key));
  }
  const text = String(node.value);
  const isKey = key !== '' && isTextKey(text);
  return isKey ? { ...node, value: textOf(context, text, node.at) } : node;
}

/** Keys of the texts that library fields are written with: any form may use any of them. */
export function libraryTexts(fields: ReadonlyMap<string, Node>): string[] {
  const keysIn = (node: Node): string[] => {
    if (node.kind === 'array') return node.items.flatMap(keysIn);
    if (node.kind === 'object')
      return [...node.entries.values()].flatMap((entry) => keysIn(entry.node));
    const text = String(node.value);
    return isTextKey(text) ? [text] : [];
  };
  return [...fields.values()].flatMap(keysIn);
}

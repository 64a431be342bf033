import { isTextKey } from '../../../brand/compile/resolve-texts.ts';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { DocumentPath } from '../json-text.ts';
import type { ChangeRequest } from '../plan-change.ts';
import { request, type Level } from './level.ts';

/** The part of a text key that stands for a screen, such as 'payment-id' for 'payment/[id]'. */
export const screenKey = (screen: string): string =>
  screen.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');

/**
 * The key under which a text of a person's own is kept: the wanted one, unless it says something else
 * by now, which other screens may show. A key in place of a text stands for itself.
 */
export function textKey(level: Level, wanted: string, text: string): string {
  if (isTextKey(text) && level.here('texts', [text]) !== undefined) return text;
  for (let count = 1; ; count++) {
    const key = count === 1 ? wanted : `${wanted}-${count}`;
    const known = level.here('texts', [key]);
    if (known === undefined || known === text) return key;
  }
}

/** The requests by which a text says something. */
export const textRequests = (level: Level, key: string, text: string): ChangeRequest[] =>
  key === text || level.here('texts', [key]) === text
    ? []
    : [request(level, 'texts', [key], { kind: 'set', value: text })];

interface TextPlace {
  /** A key or a text that stands at the place now. */
  written: JsonValue | undefined;
  /** The key that it gets where none stands there. */
  wanted: string;
}

/** The requests by which the text that a place names says something. */
export function sayText(
  level: Level,
  document: string,
  path: DocumentPath,
  text: string,
  { written, wanted }: TextPlace,
): ChangeRequest[] {
  if (typeof written === 'string') {
    return isTextKey(written)
      ? textRequests(level, written, text)
      : [request(level, document, path, { kind: 'set', value: text })];
  }
  const key = textKey(level, wanted, text);
  return [
    request(level, document, path, { kind: 'set', value: key }),
    ...textRequests(level, key, text),
  ];
}

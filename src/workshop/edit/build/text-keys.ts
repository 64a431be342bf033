import { isTextKey } from '../../../brand/compile/resolve-texts.ts';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { JsonObject } from '../json-path.ts';
import type { Draft } from './draft.ts';

/** The part of a text key that stands for a screen, such as 'payment-id' for 'payment/[id]'. */
export const screenKey = (screen: string): string =>
  screen.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');

/**
 * Writes a text of a person's own, and returns its key: the wanted one, unless it says something else by now, which
 * other screens may show. A key in place of a text stands for itself.
 */
export function writeText(draft: Draft, wanted: string, text: string): string {
  const texts = draft.open('texts');
  if (isTextKey(text) && texts[text] !== undefined) return text;
  for (let count = 1; ; count++) {
    const key = count === 1 ? wanted : `${wanted}-${count}`;
    if (texts[key] !== undefined && texts[key] !== text) continue;
    texts[key] = text;
    return key;
  }
}

interface TextPlace {
  owner: JsonObject;
  option: string;
  /** The key that the text gets where none stands there. */
  wanted: string;
  /** A key or a text that stands there now, where the library says it. */
  written?: JsonValue;
}

export function sayText(
  draft: Draft,
  text: string,
  { owner, option, wanted, ...place }: TextPlace,
) {
  const written = owner[option] ?? place.written;
  if (text === written) return;
  if (typeof written !== 'string') owner[option] = writeText(draft, wanted, text);
  else if (isTextKey(written)) draft.open('texts')[written] = text;
  else owner[option] = text;
}

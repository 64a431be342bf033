import { isTextKey } from '../../../brand/compile/resolve-texts.ts';
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

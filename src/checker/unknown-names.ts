import { suggestFix } from './language/suggest.ts';
import { entriesAt, textAt, type Node, type Place } from '../brand/parse/node.ts';
import type { MessageId } from './language/sentence.ts';
import type { Problem, Report } from './rule.ts';

/** A name that a brand file writes, as a key or as a value. */
export interface WrittenName {
  name: string;
  at: Place;
}

/** The keys of the object at a path. */
export const keysAt = (node: Node | undefined, ...path: string[]): WrittenName[] =>
  entriesAt(node, ...path).map(([name, { keyAt }]) => ({ name, at: keyAt }));

/** The texts among some values. */
export const namesIn = (...nodes: (Node | undefined)[]): WrittenName[] =>
  nodes.flatMap((node) => {
    const name = textAt(node);
    return node && name !== undefined ? [{ name, at: node.at }] : [];
  });

/**
 * Reports each name that is not one of those known, with the one that was probably meant, or with all
 * of them as `list` has them.
 */
export function reportUnknown(
  names: readonly WrittenName[],
  known: readonly string[],
  list: MessageId,
  report: Report,
  tell: (name: string) => Omit<Problem, 'at'>,
): void {
  for (const { name, at } of names) {
    if (!known.includes(name)) {
      report({ at, ...suggestFix(name, known, list), data: { name }, ...tell(name) });
    }
  }
}

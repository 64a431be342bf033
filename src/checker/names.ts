import { suggestFix } from '../brand/parse/nearest-name.ts';
import { entriesAt, textAt, type Node } from '../brand/parse/node.ts';
import type { MessageId } from './language/sentence.ts';
import type { At, ProblemDetails, Report } from './rule.ts';

/** A name that a brand file writes, as a key or as a value. */
export interface WrittenName {
  name: string;
  at: At;
}

export const keysAt = (node: Node | undefined, ...path: string[]): WrittenName[] =>
  entriesAt(node, ...path).map(([name, { keyAt }]) => ({ name, at: keyAt }));

export const namesIn = (nodes: readonly Node[]): WrittenName[] =>
  nodes.flatMap((node) => {
    const name = textAt(node);
    return name === undefined ? [] : [{ name, at: node.at }];
  });

/** Reports each name that is not known, with the one that was probably meant, or with all of them in the message `list`. */
export function reportUnknown(
  report: Report,
  names: readonly WrittenName[],
  [known, list]: readonly [known: readonly string[], list: MessageId],
  message: MessageId,
  details: ProblemDetails = {},
): void {
  for (const { name, at } of names)
    if (!known.includes(name))
      report(at, message, { name }, { ...suggestFix(name, known, list), ...details });
}

/** Words as a name in an address: in small letters, without accents, with dashes where something else stands between. */
export const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

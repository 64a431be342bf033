import { didYouMean as fixOf, nearestName } from '../brand/parse/nearest-name.ts';
import { entriesAt, textAt, type Node, type Place } from '../brand/parse/node.ts';
import { listed, say, type MessageId, type SentenceData } from './language/sentence.ts';
import type { ProblemDetails, Report } from './rule.ts';

/** A hint at the name that was meant, and the change that writes it where the name has a single slip. */
export type Suggestion = Pick<ProblemDetails, 'suggestion' | 'fix'>;

const MAX_LISTED = 15;

/** The name that was probably meant or, when none is near, those that there are as `list` has them. */
export function suggestFix(typed: string, names: readonly string[], list: MessageId): Suggestion {
  const near = nearestName(typed, names);
  if (near !== undefined) return didYouMean(typed, near);
  if (names.length === 0) return {};
  const most = names.length > MAX_LISTED ? MAX_LISTED - 1 : MAX_LISTED;
  return { suggestion: say(list, { names: listed(names, most) }) };
}

/** The question whether a name was meant, for a finding whose place is the quoted `typed`. */
export function didYouMean(typed: string, meant: string): Suggestion {
  const { fix } = fixOf(typed, meant);
  return { suggestion: say('did-you-mean', { name: meant }), ...(fix && { fix }) };
}

/** A name that a brand file writes, as a key or as a value. */
export interface WrittenName {
  name: string;
  at: Place;
}

/** The keys of the object at a path. */
export const keysAt = (node: Node | undefined, ...path: string[]): WrittenName[] =>
  entriesAt(node, ...path).map(([name, { keyAt }]) => ({ name, at: keyAt }));

/** The texts among some values. */
export const namesIn = (nodes: readonly Node[]): WrittenName[] =>
  nodes.flatMap((node) => {
    const name = textAt(node);
    return name === undefined ? [] : [{ name, at: node.at }];
  });

/**
 * Reports each name that is not one of those known, with the name that was probably meant, or with all
 * of them as `list` has them. `detailsOf` adds what is known of a name.
 */
export function reportUnknown(
  report: Report,
  names: readonly WrittenName[],
  [known, list]: readonly [known: readonly string[], list: MessageId],
  message: MessageId,
  data: SentenceData = {},
  detailsOf: (name: string) => ProblemDetails = () => ({}),
): void {
  for (const { name, at } of names.filter((one) => !known.includes(one.name))) {
    const details = { ...suggestFix(name, known, list), ...detailsOf(name) };
    report(at, message, { name, ...data }, details);
  }
}

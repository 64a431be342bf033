import { didYouMean as fixOf, nearestName } from '../../brand/parse/nearest-name.ts';
import type { Fix } from '../../contract/diagnostic.ts';
import { listed, say, type MessageId, type Text } from './sentence.ts';

/** A hint at the name that was meant, and the change that writes it where the name has a single slip. */
export interface Suggestion {
  suggestion?: Text;
  fix?: Fix;
}

const MAX_LISTED = 15;

/** The name that was probably meant or, when none is near, those that there are as `message` lists them. */
export function suggestFix(
  typed: string,
  names: readonly string[],
  message: MessageId,
): Suggestion {
  const near = nearestName(typed, names);
  if (near !== undefined) return didYouMean(typed, near);
  if (names.length === 0) return {};
  const most = names.length > MAX_LISTED ? MAX_LISTED - 1 : MAX_LISTED;
  return { suggestion: say(message, { names: listed(names, most) }) };
}

/** The question whether a name was meant, for a finding whose place is the quoted `typed`. */
export function didYouMean(typed: string, meant: string): Suggestion {
  const { fix } = fixOf(typed, meant);
  return { suggestion: say('did-you-mean', { name: meant }), ...(fix && { fix }) };
}

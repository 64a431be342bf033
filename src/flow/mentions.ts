import type { FactName } from '../contract/generated/names.ts';
import type { When } from '../contract/generated/when.ts';

/** Whether a condition asks about one of the facts. */
export function mentions(when: When | undefined, facts: readonly FactName[]): boolean {
  if (when === undefined) return false;
  if ('fact' in when) return facts.includes(when.fact);
  if ('not' in when) return mentions(when.not, facts);
  const parts = 'all' in when ? when.all : when.any;
  return parts.some((part) => mentions(part, facts));
}

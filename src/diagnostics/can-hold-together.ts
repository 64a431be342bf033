import type { FactName } from '../contract/generated/names.ts';
import type { When } from '../contract/generated/when.ts';
import { factsIn } from '../flow/mentions.ts';
import { holds, type Facts } from '../flow/when.ts';
import { factValues } from './fact-values.ts';

/** Whether some visit fulfils both conditions, by trying every value of the facts they ask about. */
export function canHoldTogether(one: When | undefined, other: When | undefined): boolean {
  const names = [...new Set([...factsIn(one), ...factsIn(other)])];
  return situations(names).some((facts) => holds(one, facts) && holds(other, facts));
}

/** Every combination of the values of some facts; a fact that nobody knows has none, and is false. */
function situations(names: readonly FactName[]): Facts[] {
  return names.reduce<Facts[]>(
    (all, name) =>
      all.flatMap((facts) =>
        (factValues[name] ?? [false]).map((value) => ({ ...facts, [name]: value })),
      ),
    [{} as Facts],
  );
}

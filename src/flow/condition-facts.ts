import type { FactName } from '../contract/generated/names.ts';
import type { When } from '../contract/generated/when.ts';

/** The facts that a condition asks about, as often as it does. */
export function factsIn(when: When | undefined): FactName[] {
  if (when === undefined) return [];
  if ('fact' in when) return [when.fact];
  if ('not' in when) return factsIn(when.not);
  return ('all' in when ? when.all : when.any).flatMap(factsIn);
}

/** Whether a condition asks about one of the facts. */
export function dependsOn(when: When | undefined, facts: readonly FactName[]): boolean {
  return factsIn(when).some((fact) => facts.includes(fact));
}

import type { Facts } from '../contract/facts.ts';
import type { When } from '../contract/generated/when.ts';

/** The facts that a condition asks about, as often as it does; 'answers' stands for what the buyer has answered. */
export function factsIn(when: When | undefined): (keyof Facts)[] {
  if (when === undefined) return [];
  if ('fact' in when) return [when.fact];
  if ('answer' in when) return ['answers'];
  if ('not' in when) return factsIn(when.not);
  return ('all' in when ? when.all : when.any).flatMap(factsIn);
}

/** The comparisons with answers in a condition, as often as it makes them. */
export function answersIn(when: When | undefined): Extract<When, { answer: string }>[] {
  if (when === undefined || 'fact' in when) return [];
  if ('answer' in when) return [when];
  if ('not' in when) return answersIn(when.not);
  return ('all' in when ? when.all : when.any).flatMap(answersIn);
}

/** Whether a condition asks about one of the facts. */
export function dependsOn(when: When | undefined, facts: readonly (keyof Facts)[]): boolean {
  return factsIn(when).some((fact) => facts.includes(fact));
}

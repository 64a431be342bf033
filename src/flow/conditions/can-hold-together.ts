import { FACTS, FACT_NAMES, valuesOf, type Facts } from '../../contract/facts.ts';
import type { FactName } from '../../contract/generated/names.ts';
import type { When } from '../../contract/generated/when.ts';
import { answersIn, evaluateCondition, factsIn } from '../condition.ts';

/** Whether some visit fulfils all conditions, by trying every value of the facts and answers that they ask about. */
export function canHoldTogether(...conditions: readonly (When | undefined)[]): boolean {
  const names = new Set(conditions.flatMap(factsIn).filter((name) => name !== 'answers'));
  const asked = new Map<string, Set<boolean | string | number>>();
  for (const { answer, is = true } of conditions.flatMap(answersIn))
    asked.set(answer, (asked.get(answer) ?? new Set([false])).add(is));
  const situations = combinations([...asked]).flatMap((answers) =>
    combinations([...names].map((name) => [name, knownValues(name)])).map(
      (facts) => ({ ...facts, answers }) as Facts,
    ),
  );
  return situations.some(
    (facts) => isPossible(facts) && conditions.every((one) => evaluateCondition(one, facts)),
  );
}

/** The values of a fact; an unknown one is always false. */
const knownValues = (name: FactName) => (Object.hasOwn(FACTS, name) ? valuesOf(name) : [false]);

const combinations = <Value>(choices: readonly [name: string, values: Iterable<Value>][]) =>
  choices.reduce<Record<string, Value>[]>(
    (all, [name, values]) =>
      all.flatMap((one) => [...values].map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

const isPossible = (facts: Facts): boolean =>
  FACT_NAMES.every((name) => FACTS[name].isPossible?.(facts) ?? true);

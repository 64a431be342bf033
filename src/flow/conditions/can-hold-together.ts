import { FACTS, FACT_NAMES, valuesOf, type Facts } from '../../contract/facts.ts';
import type { FactName } from '../../contract/generated/names.ts';
import type { When } from '../../contract/generated/when.ts';
import { answersIn, evaluateCondition, factsIn } from '../condition.ts';

/** Whether some visit fulfils all conditions, by trying every value of the facts they ask about. */
export function canHoldTogether(...conditions: readonly (When | undefined)[]): boolean {
  const names = [...new Set(conditions.flatMap(factsIn))].filter((name) => name !== 'answers');
  return situations(names, conditions).some(
    (facts) => isPossible(facts) && conditions.every((one) => evaluateCondition(one, facts)),
  );
}

/** Every combination of the answers that conditions ask for: each value that one of them names, or none. */
function answered(conditions: readonly (When | undefined)[]): NonNullable<Facts['answers']>[] {
  const values = new Map<string, Set<boolean | string | number>>();
  for (const { answer, is = true } of conditions.flatMap(answersIn))
    values.set(answer, (values.get(answer) ?? new Set([false])).add(is));
  return [...values].reduce<NonNullable<Facts['answers']>[]>(
    (all, [name, known]) =>
      all.flatMap((answers) => [...known].map((value) => ({ ...answers, [name]: value }))),
    [{}],
  );
}

/** Every combination of the values of some facts and of answers; an unknown fact is always false. */
function situations(
  names: readonly FactName[],
  conditions: readonly (When | undefined)[],
): Facts[] {
  return names.reduce<Facts[]>(
    (all, name) =>
      all.flatMap((facts) =>
        (Object.hasOwn(FACTS, name) ? valuesOf(name) : [false]).map((value) => ({
          ...facts,
          [name]: value,
        })),
      ),
    answered(conditions).map((answers) => ({ answers }) as Facts),
  );
}

const isPossible = (facts: Facts): boolean =>
  FACT_NAMES.every((name) => FACTS[name].isPossible?.(facts) ?? true);

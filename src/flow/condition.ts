import type { Facts, FactValue } from '../contract/facts.ts';
import type { When } from '../contract/generated/when.ts';

type Comparison = Extract<When, { fact: string } | { answer: string }>;
type AnswerComparison = Extract<When, { answer: string }>;

/** A fact that is not there counts as false; without `is`, it has to be true. */
const isSo = ({ is = true }: Comparison, value: FactValue | number): boolean =>
  (value ?? false) === is;

/** A condition with some comparisons decided: true, false, or the part that `decide` leaves open by undefined. */
function reduced(
  when: When | undefined,
  decide: (comparison: Comparison) => boolean | undefined,
): When | boolean {
  if (when === undefined) return true;
  if ('fact' in when || 'answer' in when) return decide(when) ?? when;
  if ('not' in when) {
    const rest = reduced(when.not, decide);
    return typeof rest === 'boolean' ? !rest : { not: rest };
  }
  if (!('all' in when || 'any' in when))
    throw new Error(`No condition is known like ${JSON.stringify(when satisfies never)}.`);
  const isAny = 'any' in when;
  const rest = (isAny ? when.any : when.all).map((part) => reduced(part, decide));
  // One part gives the verdict: a true in 'any', a false in 'all'.
  if (rest.includes(isAny)) return isAny;
  const [first, ...others] = rest.filter((part) => typeof part !== 'boolean');
  if (first === undefined) return !isAny;
  if (others.length === 0) return first;
  return isAny ? { any: [first, ...others] } : { all: [first, ...others] };
}

export const evaluateCondition = (when: When | undefined, facts: Facts): boolean =>
  reduced(when, (one) =>
    isSo(one, 'fact' in one ? facts[one.fact] : facts.answers?.[one.answer]),
  ) === true;

/** The rest of a condition; a fact is known when its name is in `known`, even as undefined. */
export const simplify = (when: When | undefined, known: Partial<Facts>): When | boolean =>
  reduced(when, (one) =>
    'fact' in one && one.fact in known ? isSo(one, known[one.fact]) : undefined,
  );

export function comparisonsIn(when: When | undefined): Comparison[] {
  if (when === undefined) return [];
  if ('fact' in when || 'answer' in when) return [when];
  if ('not' in when) return comparisonsIn(when.not);
  return ('all' in when ? when.all : when.any).flatMap(comparisonsIn);
}

/** The facts that a condition asks about, as often as it does; 'answers' stands for the buyer's answers. */
export const factsIn = (when: When | undefined): (keyof Facts)[] =>
  comparisonsIn(when).map((one) => ('fact' in one ? one.fact : 'answers'));

export const answersIn = (when: When | undefined): AnswerComparison[] =>
  comparisonsIn(when).filter((one) => 'answer' in one);

export const dependsOn = (when: When | undefined, facts: readonly (keyof Facts)[]): boolean =>
  factsIn(when).some((fact) => facts.includes(fact));

import type { Facts, FactValue } from '../contract/facts.ts';
import type { When } from '../contract/generated/when.ts';

/** A fact that is not there counts as false; without `is`, it has to be true. */
function isSo({ is = true }: { is?: FactValue | number }, value: FactValue | number): boolean {
  return (value ?? false) === is;
}

/** Whether a condition is fulfilled; none at all is. */
export function evaluateCondition(when: When | undefined, facts: Facts): boolean {
  if (when === undefined) return true;
  if ('fact' in when) return isSo(when, facts[when.fact]);
  if ('answer' in when) return isSo(when, facts.answers?.[when.answer]);
  if ('not' in when) return !evaluateCondition(when.not, facts);
  if ('all' in when) return when.all.every((part) => evaluateCondition(part, facts));
  if ('any' in when) return when.any.some((part) => evaluateCondition(part, facts));
  throw new Error(`No condition is known like ${JSON.stringify(when satisfies never)}.`);
}

/** The verdict as soon as one part gives it ('all': a false, 'any': a true), else what is undecided. */
function simplifyList(kind: 'all' | 'any', parts: When[], known: Partial<Facts>): When | boolean {
  const verdict = kind === 'any';
  const rest = parts.map((part) => simplify(part, known));
  if (rest.includes(verdict)) return verdict;
  const [first, ...others] = rest.filter((part) => typeof part !== 'boolean');
  if (first === undefined) return !verdict;
  if (others.length === 0) return first;
  return kind === 'all' ? { all: [first, ...others] } : { any: [first, ...others] };
}

/**
 * The rest of a condition once some facts are known: true, false, or a condition on the others.
 * A fact is known when its name is in `known`, even as undefined.
 */
export function simplify(when: When | undefined, known: Partial<Facts>): When | boolean {
  if (when === undefined) return true;
  if ('fact' in when) return when.fact in known ? isSo(when, known[when.fact]) : when;
  if ('answer' in when) return when;
  if ('not' in when) {
    const rest = simplify(when.not, known);
    return typeof rest === 'boolean' ? !rest : { not: rest };
  }
  if ('all' in when) return simplifyList('all', when.all, known);
  if ('any' in when) return simplifyList('any', when.any, known);
  throw new Error(`No condition is known like ${JSON.stringify(when satisfies never)}.`);
}

import type { FactName } from '../../contract/generated/names.ts';
import type { When } from '../../contract/generated/when.ts';
import { factsIn } from '../../flow/condition-facts.ts';
import { evaluateCondition, type Facts } from '../../flow/condition.ts';
import { factValues } from './fact-values.ts';

/** Whether some visit fulfils all conditions, by trying every value of the facts they ask about. */
export function canHoldTogether(...conditions: readonly (When | undefined)[]): boolean {
  const names = [...new Set(conditions.flatMap(factsIn))];
  return situations(names).some(
    (facts) => isPossible(facts) && conditions.every((one) => evaluateCondition(one, facts)),
  );
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

const ISSUED: readonly unknown[] = ['pix', 'boleto'];

/** Facts that go together: what was paid by card is approved, a code or slip is pending. */
function isPossible({
  outcome,
  paidWith,
  hasPix,
  pixFault,
  hasUpsellOffer,
  boughtUpsell,
}: Partial<Facts>): boolean {
  const isPaid = paidWith !== undefined && paidWith !== false;
  const isOther = isPaid && outcome !== undefined;
  if (isOther && outcome !== (ISSUED.includes(paidWith) ? 'pending' : 'approved')) return false;
  if (hasPix === true && pixFault !== undefined && pixFault !== false) return false;
  return !(hasUpsellOffer === true && boughtUpsell === true);
}

/** Whether all its facts and values are such as there are; what is not is told elsewhere. */
export function asksWhatThereIs(when: When): boolean {
  if ('not' in when) return asksWhatThereIs(when.not);
  if ('all' in when) return when.all.every(asksWhatThereIs);
  if ('any' in when) return when.any.every(asksWhatThereIs);
  if (!Object.hasOwn(factValues, when.fact)) return false;
  return factValues[when.fact].some((value) => value === (when.is ?? true));
}

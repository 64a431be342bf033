import { isWhen } from '../../brand/compile/read-condition.ts';
import { memoize } from '../../brand/memo.ts';
import { didYouMean, nearestName } from '../../brand/parse/nearest-name.ts';
import { nodeAt } from '../../brand/parse/node.ts';
import { jsonWord } from '../../brand/parse/unknown-words.ts';
import { FACTS, valuesOf as valuesOfFact } from '../../contract/facts.ts';
import type { When } from '../../contract/generated/when.ts';
import { isObject } from '../../contract/is-object.ts';
import { comparisonsIn, factsIn, simplify } from '../../flow/condition.ts';
import { canHoldTogether } from '../../flow/conditions/can-hold-together.ts';
import { sayCondition } from '../../flow/conditions/say-condition.ts';
import { joinedBy, say, shortened } from '../language/sentence.ts';
import { partRule, projectRule, screenRule, type Rule } from '../rule.ts';
import { checkComplete } from '../structure/check-schema.ts';
import { nodeOf, valueOf, valuesOf } from '../typed.ts';

export const conditionsIn = memoize((value: object): readonly When[] =>
  Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'when' && isWhen(inner)) return [inner];
    return isObject(inner) || Array.isArray(inner) ? conditionsIn(inner) : [];
  }),
);

/** Keywords whose content is named elsewhere, or describes every entry. */
const NEEDED = ['$defs', 'definitions', 'items', 'additionalItems', 'additionalProperties'];

const inWords = (one: When) => say('condition', { condition: sayCondition(one) });

/** Names two parts that must hold together and cannot, if there are such. */
function whyNever(one: When) {
  const parts = 'all' in one ? one.all : [];
  const [pair] = parts.flatMap((part, at) => {
    const other = parts.slice(at + 1).find((later) => !canHoldTogether(part, later));
    return other ? [{ one: inWords(part), other: inWords(other) }] : [];
  });
  return pair
    ? say('when-never.exclude', pair)
    : say('when-never.no-visit', { condition: inWords(one) });
}

export const rules: readonly Rule[] = [
  partRule('when', 'schema', (part, { metaSchemas, report }) => {
    const { schema, kind, slot } = part;
    const node = nodeAt(nodeOf(schema), ['when']);
    if (!node) return;
    if (kind === 'test' || !slot || NEEDED.includes(slot.keyword))
      return report(node.at, 'when.nothing-asks-when');
    for (const error of checkComplete(node, metaSchemas.get('when')!, 'when')) {
      const { message, data, suggestion, fix } = error;
      report(error, message, data, { rule: 'when', suggestion, fix });
    }
  }),
  screenRule('when-value', 'names', ({ screen, report }) => {
    for (const one of conditionsIn(screen).flatMap(comparisonsIn)) {
      if (!('fact' in one)) continue;
      const { fact, is = true } = one;
      const allowed = valuesOfFact(fact);
      if (allowed.includes(is)) continue;
      const word = jsonWord(String(is)) ?? String(is);
      const near = nearestName(String(is), allowed.map(String));
      const data = { fact, value: shortened(is), word, names: allowed.map(shortened) };
      const hint = allowed.some((value) => String(value) === word)
        ? ({ help: 'write-without-quotes' } as const)
        : near === undefined
          ? ({ help: 'list.values' } as const)
          : didYouMean(String(is), near);
      report([one, 'is'], `when-value.${'is' in one ? 'never' : 'no-is'}`, data, hint);
    }
  }),
  screenRule('when-never', 'error', ({ screen, report }) => {
    for (const one of conditionsIn(screen)) {
      const condition = inWords(one);
      if (!canHoldTogether(one)) {
        const data = { condition, why: whyNever(one) };
        report([one], 'when-never.condition-can-never', data);
        continue;
      }
      // Until the visit is known, a condition about it does not hold.
      const asksVisit = factsIn(one).some((fact) => fact !== 'answers' && FACTS[fact].isOfVisit);
      if (!asksVisit && !canHoldTogether({ not: one }))
        report([one], 'when-never.condition-always-holds', { condition }, { severity: 'warning' });
    }
  }),
  // Conditions that a brand writes by itself, and whose facts brand.json decides in all that have them.
  projectRule('when-never', 'error', ({ sources, merges, brands, report }) => {
    // Those of bases and families are for brands to come.
    for (const brand of brands) {
      const { known } = valuesOf(brand);
      const heirs = [...merges.values()].filter(({ chain }) => chain.includes(brand.id));
      const screens = [...sources.folders.get(brand.id)!.screens.values()].map(valueOf) as object[];
      for (const one of screens.flatMap(conditionsIn)) {
        const canHold = heirs.some((heir) => simplify(one, valuesOf(heir).known) !== false);
        if (canHold || !canHoldTogether(one)) continue;
        const facts = [...new Set(factsIn(one))].filter((fact) => fact in known);
        const decided = facts.map((fact) =>
          say('when-never.fact', { fact, value: String(known[fact]) }),
        );
        const data = { condition: inWords(one), decided: joinedBy('and', decided) };
        report([one], 'when-never.condition-can-never-2', data);
      }
    }
  }),
];

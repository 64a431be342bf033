import { knownFacts } from '../../brand/compile/known-facts.ts';
import { isWhen } from '../../brand/compile/read-condition.ts';
import { didYouMean, nearestName } from '../../brand/parse/nearest-name.ts';
import { nodeAt } from '../../brand/parse/node.ts';
import { jsonWord } from '../../brand/parse/unknown-words.ts';
import { FACTS, valuesOf } from '../../contract/facts.ts';
import type { When } from '../../contract/generated/when.ts';
import { isObject } from '../../contract/is-object.ts';
import { comparisonsIn, factsIn, simplify } from '../../flow/condition.ts';
import { canHoldTogether } from '../../flow/conditions/can-hold-together.ts';
import { sayCondition } from '../../flow/conditions/say-condition.ts';
import { joinedBy, say, shortened } from '../language/sentence.ts';
import { memoize } from '../../brand/memo.ts';
import { formRule, projectRule, screenRule, type Report, type Rule } from '../rule.ts';
import { checkComplete } from '../structure/check-schema.ts';
import { nodeOf, placeOf, valueOf } from '../typed.ts';

/** Every condition within a screen or block: of blocks, pages and the fields of forms. */
export const conditionsIn = memoize((value: object): readonly When[] =>
  Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'when' && isWhen(inner)) return [inner];
    return isObject(inner) || Array.isArray(inner) ? conditionsIn(inner) : [];
  }),
);

/** Keywords whose content is named elsewhere, or describes every entry. */
const NEEDED = ['$defs', 'definitions', 'items', 'additionalItems', 'additionalProperties'];

/** Conditions of fields are conditions, and stand where something asks for them. */
export const when = formRule('when', 'schema', ({ form: { parts }, metaSchemas, report }) => {
  for (const { schema, kind, slot } of parts) {
    const node = nodeAt(nodeOf(schema), ['when']);
    if (!node) continue;
    const isAsked = kind !== 'test' && slot && !NEEDED.includes(slot.keyword);
    const errors = isAsked ? checkComplete(node, metaSchemas.get('when')!, 'when') : [];
    if (!isAsked) report(node.at, 'when.nothing-asks-when');
    for (const { message, data, suggestion, fix, ...at } of errors)
      report(at, message, data, { rule: 'when', suggestion, fix });
  }
});

/** A condition compares a fact with a value that it can have. */
const whenValue = screenRule('when-value', 'names', ({ screen, report }) => {
  for (const one of conditionsIn(screen).flatMap(comparisonsIn)) {
    if (!('fact' in one)) continue;
    const { fact, is = true } = one;
    const allowed = valuesOf(fact);
    if (allowed.includes(is)) continue;
    const word = jsonWord(String(is)) ?? String(is);
    const near = nearestName(String(is), allowed.map(String));
    const data = { fact, value: shortened(is), word, names: allowed.map(shortened) };
    const hint = allowed.some((value) => String(value) === word)
      ? ({ help: 'write-without-quotes' } as const)
      : near === undefined
        ? ({ help: 'list.values' } as const)
        : didYouMean(String(is), near);
    report(placeOf(one, 'is'), `when-value.${'is' in one ? 'never' : 'no-is'}`, data, hint);
  }
});

/** Some visit fulfils every condition. */
const whenNever: readonly Rule[] = [
  screenRule('when-never', 'error', ({ screen, report }) => {
    for (const one of conditionsIn(screen)) checkAlone(one, report);
  }),
  // Conditions that a brand writes by itself, and whose facts brand.json decides in all that have them.
  projectRule('when-never', 'error', ({ sources, merges, brands, report }) => {
    // Those of bases and families are for brands to come.
    for (const { id, brand } of brands) {
      const heirs = [...merges.values()].filter(({ chain }) => chain.includes(id));
      const screens = [...sources.folders.get(id)!.screens.values()].map(valueOf) as object[];
      for (const one of screens.flatMap(conditionsIn)) {
        if (!canHoldTogether(one)) continue;
        if (heirs.some((heir) => simplify(one, knownFacts(heir.brand)) !== false)) continue;
        const known = knownFacts(brand);
        const facts = [...new Set(factsIn(one))].filter((fact) => fact in known);
        const decided = facts.map((fact) =>
          say('when-never.fact', { fact, value: String(known[fact]) }),
        );
        const data = { condition: inWords(one), decided: joinedBy('and', decided) };
        report(nodeOf(one).at, 'when-never.condition-can-never-2', data);
      }
    }
  }),
];

const inWords = (one: When) => say('condition', { condition: sayCondition(one) });

function checkAlone(one: When, report: Report): void {
  const { at } = nodeOf(one);
  const condition = inWords(one);
  if (!canHoldTogether(one)) {
    const pair = contradiction(one)?.map(inWords);
    const why = pair
      ? say('when-never.exclude', { one: pair[0], other: pair[1] })
      : say('when-never.no-visit', { condition });
    return report(at, 'when-never.condition-can-never', { condition, why });
  }
  // Until the visit is known, a condition about it does not hold.
  const asksVisit = factsIn(one).some((fact) => fact !== 'answers' && FACTS[fact].isOfVisit);
  if (!asksVisit && !canHoldTogether({ not: one }))
    report(at, 'when-never.condition-always-holds', { condition }, { severity: 'warning' });
}

/** Two parts that must hold together and cannot. */
function contradiction(one: When): [When, When] | undefined {
  const parts = 'all' in one ? one.all : [];
  return parts
    .flatMap((part, at) => parts.slice(at + 1).map((other): [When, When] => [part, other]))
    .find((pair) => !canHoldTogether(...pair));
}

export const rules: readonly Rule[] = [when, whenValue, ...whenNever];

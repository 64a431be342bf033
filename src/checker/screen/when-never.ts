import { knownFacts } from '../../brand/compile/known-facts.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { isSellable } from '../../brand/parse/brand-files.ts';
import { FACTS } from '../../contract/facts.ts';
import type { When } from '../../contract/generated/when.ts';
import { factsIn, simplify } from '../../flow/condition.ts';
import { canHoldTogether } from '../../flow/conditions/can-hold-together.ts';
import { sayCondition } from '../../flow/conditions/say-condition.ts';
import { joinedBy, say } from '../language/sentence.ts';
import type { Report, Rule } from '../rule.ts';
import { nodeOf, valueOf } from '../typed.ts';
import { conditionsIn } from './conditions.ts';

/** Some visit fulfils every condition. */
export const rule: Rule = {
  id: 'when-never',
  severity: 'error',
  checkScreen({ screen, report }) {
    for (const when of conditionsIn(valueOf(screen) as object)) checkAlone(when, report);
  },
  /** Conditions that a brand writes by itself, and whose facts brand.json decides in all that have them. */
  checkProject({ sources, merges, report }) {
    for (const { name, screens } of sources.folders.values()) {
      const owner = merges.get(name);
      // Those of bases and families are for brands to come.
      if (!owner || !isSellable(name)) continue;
      const heirs = [...merges.values()].filter(({ chain }) => chain.includes(name));
      for (const screen of screens.values())
        for (const when of conditionsIn(valueOf(screen) as object))
          checkDecided(when, owner, heirs, report);
    }
  },
};

const inWords = (when: When) => say('condition', { condition: sayCondition(when) });

function checkAlone(when: When, report: Report): void {
  const { at } = nodeOf(when);
  const condition = inWords(when);
  if (!canHoldTogether(when)) {
    const pair = contradiction(when);
    const why = pair
      ? say('when-never.exclude', { one: inWords(pair[0]), other: inWords(pair[1]) })
      : say('when-never.no-visit', { condition });
    return report({ at, message: 'when-never.condition-can-never', data: { condition, why } });
  }
  // Until the visit is known, a condition about it does not hold.
  const asksVisit = factsIn(when).some((fact) => fact !== 'answers' && FACTS[fact].isOfVisit);
  if (asksVisit || canHoldTogether({ not: when })) return;
  const message = 'when-never.condition-always-holds';
  report({ at, severity: 'warning', message, data: { condition } });
}

/** Two parts that must hold together and cannot. */
function contradiction(when: When): [When, When] | undefined {
  const parts = 'all' in when ? when.all : [];
  return parts
    .flatMap((one, at) => parts.slice(at + 1).map((other): [When, When] => [one, other]))
    .find((pair) => !canHoldTogether(...pair));
}

/** A condition that neither its brand nor any heir of it can fulfil, because brand.json decides the fact. */
function checkDecided(
  when: When,
  owner: MergedBrand,
  heirs: readonly MergedBrand[],
  report: Report,
): void {
  if (!canHoldTogether(when)) return;
  if (heirs.some(({ brand }) => simplify(when, knownFacts(brand)) !== false)) return;
  const own = knownFacts(owner.brand);
  const decided = [...new Set(factsIn(when))]
    .filter((fact) => fact in own)
    .map((fact) => say('when-never.fact', { fact, value: String(own[fact]) }));
  report({
    at: nodeOf(when).at,
    message: 'when-never.condition-can-never-2',
    data: { condition: inWords(when), decided: joinedBy('and', decided) },
  });
}

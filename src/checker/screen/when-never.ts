import { knownFacts } from '../../brand/compile/known-facts.ts';
import { isWhen, whenOf } from '../../brand/compile/read-condition.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { isSellable } from '../../brand/parse/brand-files.ts';
import { itemsAt, nodeAt, toValue, type Node } from '../../brand/parse/node.ts';
import { FACTS } from '../../contract/facts.ts';
import type { When } from '../../contract/generated/when.ts';
import { factsIn, simplify } from '../../flow/condition.ts';
import { canHoldTogether } from '../../flow/conditions/can-hold-together.ts';
import { sayCondition } from '../../flow/conditions/say-condition.ts';
import { subschemasOf } from '../form/schema/subschemas.ts';
import { alsoAt } from '../wording.ts';
import type { Report, Rule } from '../rule.ts';
import { joinedBy, say } from '../language/sentence.ts';

/** Some visit fulfils every condition, also together with those of what stands around it. */
export const rule: Rule = {
  id: 'when-never',
  severity: 'error',
  checkScreen({ screen, report }) {
    for (const block of itemsAt(screen, 'blocks')) checkCondition(block, [], report);
  },
  checkForm({ form: { block, parts }, report }) {
    const plain = parts.filter(({ kind, node }) => kind === 'plain' && nodeAt(node, ['when']));
    for (const { node, path, kind } of parts) {
      if (kind === 'test' || !nodeAt(node, ['when'])) continue;
      const holders = plain.filter((one) => one.node !== node && isWithin(path, one.path));
      checkCondition(node, [block, ...holders.map((one) => one.node)], report);
    }
  },
  /** Conditions that a brand writes by itself, and whose facts brand.json decides in all that have them. */
  checkProject({ sources, merges, report }) {
    for (const { name, screens } of sources.folders.values()) {
      // Those of bases and families are for brands to come.
      if (!merges.has(name) || !isSellable(name)) continue;
      const descendants = [...merges.values()].filter(({ chain }) => chain.includes(name));
      for (const condition of [...screens.values()].flatMap(conditionsOf)) {
        checkDecided(condition, merges.get(name)!, descendants, report);
      }
    }
  },
};

const isWithin = (path: readonly string[], outer: readonly string[]): boolean =>
  outer.length < path.length && outer.every((name, at) => path[at] === name);

const inWords = (when: When) => say('condition', { condition: sayCondition(when) });

/** The condition of one owner alone, and together with those of what is around it. */
function checkCondition(owner: Node, around: readonly Node[], report: Report): void {
  const when = whenOf(owner);
  const node = nodeAt(owner, ['when']);
  if (!when || !node) return;
  const said = inWords(when);
  if (!canHoldTogether(when)) {
    const pair = contradiction(when);
    const why = pair
      ? say('when-never.exclude', { one: inWords(pair[0]), other: inWords(pair[1]) })
      : say('when-never.no-visit', { condition: said });
    report({
      at: node.at,
      message: 'when-never.condition-can-never',
      data: { condition: said, why },
    });
    return;
  }
  // Until the visit is known, a condition about it does not hold.
  const asksVisit = factsIn(when).some((fact) => fact !== 'answers' && FACTS[fact].isOfVisit);
  if (!asksVisit && !canHoldTogether({ not: when })) {
    report({
      at: node.at,
      severity: 'warning',
      message: 'when-never.condition-always-holds',
      data: { condition: said },
    });
    return;
  }
  for (const holder of around) {
    const other = whenOf(holder);
    if (!other) continue;
    if (!canHoldTogether(other) || canHoldTogether(when, other)) continue;
    report({
      at: node.at,
      message: 'when-never.never-there-asks',
      related: [alsoAt(nodeAt(holder, ['when'])!.at, say('when-never.condition-around-here'))],
      data: { condition: said, around: inWords(other) },
    });
    return;
  }
}

/** Two parts that must hold together and cannot. */
function contradiction(when: When): [When, When] | undefined {
  const parts = 'all' in when ? when.all : [];
  const pairs = parts.flatMap((one, at) =>
    parts.slice(at + 1).map((other) => [one, other] as const),
  );
  const found = pairs.find((pair) => !canHoldTogether(...pair));
  return found && [...found];
}

/** A condition that neither its brand nor any that extends it can fulfil, because brand.json decides the fact. */
function checkDecided(
  node: Node,
  owner: MergedBrand,
  descendants: readonly MergedBrand[],
  report: Report,
): void {
  const when = toValue(node);
  if (!isWhen(when) || !canHoldTogether(when)) return;
  if (descendants.some(({ brand }) => simplify(when, knownFacts(brand)) !== false)) return;
  const own = knownFacts(owner.brand);
  const decided = [...new Set(factsIn(when))]
    .filter((fact) => fact in own)
    .map((fact) => say('when-never.fact', { fact, value: String(own[fact]) }));
  report({
    at: node.at,
    message: 'when-never.condition-can-never-2',
    data: { condition: inWords(when), decided: joinedBy('and', decided) },
  });
}

/** The conditions of a screen's blocks, and of the fields of its forms. */
const conditionsOf = (screen: Node): Node[] =>
  itemsAt(screen, 'blocks')
    .flatMap((block) => {
      const fields = subschemasOf(nodeAt(block, ['schema']));
      return [block, ...fields.filter(({ kind }) => kind === 'plain').map(({ node }) => node)];
    })
    .flatMap((owner) => nodeAt(owner, ['when']) ?? []);

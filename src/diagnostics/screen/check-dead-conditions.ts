import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { isSellable } from '../../brand/parse/brand-files.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { knownFacts } from '../../brand/compile/known-facts.ts';
import { itemsAt, nodeAt, toValue, type Node } from '../../brand/parse/node.ts';
import { isWhen } from '../../brand/compile/read-condition.ts';
import { factsIn } from '../../flow/condition-facts.ts';
import { simplify } from '../../flow/condition.ts';
import { asksWhatThereIs, canHoldTogether } from './can-hold-together.ts';
import type { Finding } from '../finding.ts';
import { sayCondition } from './say-condition.ts';

/**
 * Conditions that a brand writes by itself and that neither it nor any brand that extends it can
 * fulfil, because brand.json decides the fact. Those of bases and families are for whoever comes.
 */
export function checkDeadConditions(
  { folders }: ParsedSources,
  merges: ReadonlyMap<string, MergedBrand>,
): Finding[] {
  return [...folders.values()].flatMap(({ name, screens }): Finding[] => {
    const owner = merges.get(name);
    if (!owner || !isSellable(name) || screens.size === 0) return [];
    const conditions = [...screens.values()].flatMap((screen) => [...conditionsOf(screen)]);
    if (conditions.length === 0) return [];
    const heirs = [...merges.values()].filter(({ chain }) => chain.includes(name));
    const facts = heirs.map(({ brand }) => knownFacts(brand));
    return conditions.flatMap((node) => errorOf(node, facts, knownFacts(owner.brand)));
  });
}

type Known = ReturnType<typeof knownFacts>;

function errorOf(node: Node, heirs: readonly Known[], own: Known): Finding[] {
  const when = toValue(node);
  if (!isWhen(when) || !asksWhatThereIs(when) || !canHoldTogether(when)) return [];
  if (heirs.some((facts) => simplify(when, facts) !== false)) return [];
  const known = [...new Set(factsIn(when))]
    .filter((fact) => fact in own)
    .map((fact) => `${fact} is ${String(own[fact])}`);
  return [
    {
      ...node.at,
      rule: 'when-never',
      severity: 'error',
      message: `This condition can never hold in this brand: it asks for '${sayCondition(when)}', but here ${known.join(' and ')}.`,
      suggestion: 'Delete what stands under the condition, or change brand.json.',
    },
  ];
}

function* conditionsOf(screen: Node): Generator<Node> {
  for (const block of itemsAt(screen, 'blocks')) {
    const own = nodeAt(block, ['when']);
    if (own) yield own;
    yield* conditionsWithin(nodeAt(block, ['schema', 'properties']));
  }
}

function* conditionsWithin(properties: Node | undefined): Generator<Node> {
  if (properties?.kind !== 'object') return;
  for (const { node } of properties.entries.values()) {
    const own = nodeAt(node, ['when']);
    if (own) yield own;
    yield* conditionsWithin(nodeAt(node, ['properties']));
  }
}

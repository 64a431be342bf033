import { isSellable } from '../brand/brand-files.ts';
import type { MergedBrand } from '../brand/inherit.ts';
import { asksWhatThereIs, canHoldTogether } from './can-hold-together.ts';
import { knownFacts } from '../brand/known-facts.ts';
import { itemsAt, nodeAt, type Node } from '../brand/node.ts';
import { isWhen, whenOf } from '../brand/read-when.ts';
import { toValue } from '../brand/node.ts';
import { simplify } from '../flow/when.ts';
import type { Finding } from './finding.ts';
import { placeKey } from './node-path.ts';
import { sayCondition } from './say-condition.ts';

/**
 * Conditions that a brand writes by itself and that neither it nor any brand that extends it can
 * fulfil, because brand.json decides the fact. Those of bases and families are for whoever comes.
 */
export function checkDeadConditions(merges: ReadonlyMap<string, MergedBrand>): Finding[] {
  const seen = new Map<string, { node: Node; owner: MergedBrand; isAlive: boolean }>();
  for (const merged of merges.values()) {
    if (!isSellable(merged.id)) continue;
    const facts = knownFacts(merged.brand);
    for (const node of conditionsOf(merged)) {
      const [, folder = ''] = /^brands\/([^/]+)\//.exec(node.at.file) ?? [];
      const owner = isSellable(folder) ? merges.get(folder) : undefined;
      const when = toValue(node);
      if (!owner || !isWhen(when) || !asksWhatThereIs(when) || !canHoldTogether(when)) continue;
      const key = placeKey(node.at);
      const isAlive = simplify(when, facts) !== false;
      const known = seen.get(key);
      seen.set(key, { node, owner, isAlive: isAlive || known?.isAlive === true });
    }
  }
  return [...seen.values()].flatMap(({ node, owner, isAlive }): Finding[] => {
    const when = toValue(node);
    if (isAlive || !isWhen(when)) return [];
    const facts = knownFacts(owner.brand);
    const known = Object.entries(facts)
      .filter(([name]) => sayCondition(when).includes(name))
      .map(([name, value]) => `${name} is ${String(value)}`);
    return [
      {
        ...node.at,
        rule: 'when-never',
        severity: 'error',
        message: `This condition can never hold in this brand: it asks for '${sayCondition(when)}', but here ${known.join(' and ')}.`,
        suggestion: 'Delete what stands under the condition, or change brand.json.',
      },
    ];
  });
}

const known = new WeakMap<Node, readonly Node[]>();

/** Brands inherit whole screens, which are looked through once. */
const conditionsOf = ({ screens }: MergedBrand): Node[] =>
  [...screens.values()].flatMap((screen) => {
    const found = known.get(screen) ?? [...conditionsOn(screen)];
    known.set(screen, found);
    return found;
  });

function* conditionsOn(screen: Node): Generator<Node> {
  for (const block of itemsAt(screen, 'blocks')) {
    const own = whenOf(block) && nodeAt(block, ['when']);
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

import { itemsAt, nodeAt, type Node } from '../../brand/parse/node.ts';
import { whenOf } from '../../brand/compile/read-condition.ts';
import type { When } from '../../contract/generated/when.ts';
import { asksWhatThereIs, canHoldTogether } from './can-hold-together.ts';
import type { Check, Report } from '../rule.ts';
import { sayCondition } from './say-condition.ts';
import { alsoAt } from '../wording.ts';

/** An owner of a condition, within others that have theirs. */
interface Conditional {
  owner: Node;
  around: readonly Node[];
}

/** Some visit fulfils every condition, also together with those of what stands around it. */
export const whenNever: Check = {
  rule: 'when-never',
  run({ merged, forms }, report) {
    const told = new Set<Node>();
    for (const screen of merged.screens.values()) {
      for (const owner of itemsAt(screen, 'blocks')) tell({ owner, around: [] }, told, report);
    }
    for (const { block, parts } of forms) {
      for (const { node, path, kind } of parts) {
        const holders = parts.filter(
          ({ path: outer, kind: kindOf, node: other }) =>
            kindOf === 'plain' && other !== node && isWithin(path, outer),
        );
        if (kind === 'test') continue;
        tell({ owner: node, around: [block, ...holders.map((one) => one.node)] }, told, report);
      }
    }
  },
};

const isWithin = (path: readonly string[], outer: readonly string[]): boolean =>
  outer.length < path.length && outer.every((name, at) => path[at] === name);

function tell({ owner, around }: Conditional, told: Set<Node>, report: Report): void {
  const when = whenOf(owner);
  const node = nodeAt(owner, ['when']);
  if (!when || !node || told.has(node) || !asksWhatThereIs(when)) return;
  if (!canHoldTogether(when)) {
    told.add(node);
    const pair = contradiction(when);
    const why = pair
      ? `'${sayCondition(pair[0])}' and '${sayCondition(pair[1])}' exclude each other`
      : `'${sayCondition(when)}' is true of no visit`;
    report(
      node.at,
      `This condition can never hold: ${why}.`,
      'Take one of them out, or use "any".',
    );
    return;
  }
  for (const holder of around) {
    const other = whenOf(holder);
    if (
      !other ||
      !asksWhatThereIs(other) ||
      !canHoldTogether(other) ||
      canHoldTogether(when, other)
    )
      continue;
    told.add(node);
    report(
      node.at,
      `This is never there: it asks for '${sayCondition(when)}', and what it stands in for '${sayCondition(other)}'.`,
      'Change one of the two conditions.',
      undefined,
      [alsoAt(nodeAt(holder, ['when'])!.at, 'the condition around it is here')],
    );
    return;
  }
}

/** Two parts that must hold together and cannot. */
function contradiction(when: When): [When, When] | undefined {
  if (!('all' in when)) return undefined;
  for (const [at, one] of when.all.entries()) {
    const other = when.all.slice(at + 1).find((part) => !canHoldTogether(one, part));
    if (other) return [one, other];
  }
  return undefined;
}

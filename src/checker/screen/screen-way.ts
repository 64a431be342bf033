import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { knownFacts } from '../../brand/compile/known-facts.ts';
import { whenOf } from '../../brand/compile/read-condition.ts';
import { itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import type { Facts } from '../../contract/facts.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import { younger } from '../age-of.ts';
import { say, type MessageId, type Sentence } from '../language/sentence.ts';
import type { Rule } from '../rule.ts';
import { simplify } from '../../flow/condition.ts';
import { canHoldTogether } from '../../flow/conditions/can-hold-together.ts';
import type { GraphStep } from '../flow/flow-graph.ts';
import { flowMapsOf, printed } from '../flow/flow-maps.ts';

/** On every screen that something follows stands something that leads on. */
export const rule: Rule = {
  id: 'screen-way',
  severity: 'error',
  checkBrand({ merged, report }) {
    const seen = new Set<Node>();
    const known = knownFacts(merged.brand);
    for (const map of flowMapsOf(merged)) {
      for (const step of map.steps) {
        const blocks = nodeAt(merged.screens.get(step.templateId), ['blocks']);
        const path = map.issues.pathTo.get(step.id);
        if (!blocks || !path || seen.has(blocks)) continue;
        if (leadsOn(step)) {
          const when = step.isEnd ? undefined : strandsSome(merged, blocks, known);
          if (!when) continue;
          seen.add(blocks);
          report({
            at: when.at,
            message: wayOf('screen-way.some-buyers-do', step.templateId, path),
            suggestion: say('screen-way.some-buyers-do.help'),
            subject: '',
          });
          continue;
        }
        seen.add(blocks);
        report({
          at: (hiddenBy(blocks) ?? blocks).at,
          message: wayOf('screen-way.buyers-do-get', step.templateId, path),
          suggestion: say('screen-way.buyers-do-get.help'),
          subject: `screens/${step.templateId} way`,
          data: { screen: step.templateId },
        });
      }
    }
  },
};

const wayOf = (id: MessageId, screen: string, path: readonly string[]): Sentence[] => [
  say(id, { screen }),
  say('way', { path: printed(path) }),
];

/** Whether a block with this name leads on: a form, and what has an outcome or links to a screen. */
function isLeading(name: string): boolean {
  const { always = [], linkOption } = blockFacts.get(name) ?? {};
  return name === 'form' || always.length > 0 || linkOption !== undefined;
}

/** The condition without which every buyer would get on; undefined where every buyer does. */
function strandsSome(merged: MergedBrand, blocks: Node, known: Partial<Facts>): Node | undefined {
  const leading = itemsAt(blocks).filter((block) => {
    const name = textAt(block, 'block') ?? '';
    return isLeading(name) || name === 'restart' || !blockFacts.has(name);
  });
  // What every buyer sees leads on; a misspelt condition is reported by another rule.
  if (leading.some((block) => !nodeAt(block, ['when']))) return undefined;
  const conditions = leading.map(whenOf).filter((when) => when !== undefined);
  if (conditions.length < leading.length) return undefined;
  const left = conditions.map((when) => simplify({ not: when }, known));
  if (left.includes(false)) return undefined;
  if (!canHoldTogether(...left.filter((one) => typeof one === 'object'))) return undefined;
  const written = leading.map((block) => nodeAt(block, ['when'])!);
  return written.length > 0
    ? written.reduce((one, other) => younger(merged, one, other))
    : undefined;
}

/** The condition of a block that would lead on. */
const hiddenBy = (blocks: Node): Node | undefined =>
  itemsAt(blocks)
    .filter((block) => isLeading(textAt(block, 'block') ?? ''))
    .map((block) => nodeAt(block, ['when']))
    .find((when) => when !== undefined);

function leadsOn({ isEnd, next, comesTo, mayComeTo = [], links }: GraphStep): boolean {
  // Without blocks, or without a step that follows, something else is seen.
  if (isEnd || next === undefined || comesTo === undefined) return true;
  return comesTo.length > 0 || mayComeTo.length > 0 || links.length > 0;
}

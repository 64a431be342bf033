import { itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import type { Check } from '../rule.ts';
import type { GraphStep } from '../flow/flow-graph.ts';
import { flowMapsOf, printed } from '../flow/flow-maps.ts';

/** On every screen that something follows stands something that leads on. */
export const screenWay: Check = {
  rule: 'screen-way',
  run({ merged }, report) {
    const told = new Set<Node>();
    for (const map of flowMapsOf(merged)) {
      for (const step of map.steps) {
        const blocks = nodeAt(merged.screens.get(step.templateId), ['blocks']);
        const path = map.faults.pathTo.get(step.id);
        if (!blocks || !path || told.has(blocks) || leadsOn(step)) continue;
        told.add(blocks);
        report(
          (hiddenBy(blocks) ?? blocks).at,
          `Buyers do not get on from the screen /${step.templateId}: none of the blocks that they see leads on.`,
          'Give it a form, or a block "next"; where there is one, look at its "when".',
          `screens/${step.templateId} way`,
          [],
          `Way: ${printed(path)}.`,
        );
      }
    }
  },
};

/** Whether a block with this name leads on: a form, and what has an outcome or links to a screen. */
function isLeading(name: string): boolean {
  const { always = [], linkOption } = blockFacts.get(name) ?? {};
  return name === 'form' || always.length > 0 || linkOption !== undefined;
}

/** The condition of a block that would lead on. */
const hiddenBy = (blocks: Node): Node | undefined =>
  itemsAt(blocks)
    .filter((block) => isLeading(textAt(block, 'block') ?? ''))
    .map((block) => nodeAt(block, ['when']))
    .find((when) => when !== undefined);

function leadsOn({ isEnd, next, comesTo, mayComeTo = [], links }: GraphStep): boolean {
  // Without blocks, or without a step that follows, something else is told.
  if (isEnd || next === undefined || comesTo === undefined) return true;
  return comesTo.length > 0 || mayComeTo.length > 0 || links.length > 0;
}

import { itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import { SCREEN } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import type { GraphStep } from '../flow/flow-graph.ts';
import { flowMapsOf, printed } from '../flow/flow-maps.ts';

/** On every screen that something follows stands something that leads on. */
export const rule: Rule = {
  meta: {
    id: 'screen-way',
    severity: 'error',
    description:
      'A flow goes on after this screen, but nothing on it leads on: buyers see it and are stuck there.',
    howToFix: 'Give it a form, or a block "next"; a condition may also hide the one that is there.',
    example: {
      file: SCREEN,
      wrong: { blocks: [{ id: 'form', $remove: true }] },
      right: { blocks: [{ id: 'intro', $remove: true }] },
    },
    pt: {
      'Buyers do not get on from the screen /{}: none of the blocks that they see leads on.':
        'O comprador não sai da tela /{}: nenhum bloco que ele vê leva adiante.',
      'Give it a form, or a block "next"; where there is one, look at its "when".':
        'Dê a ela um formulário, ou um bloco "next"; se já tem um, veja o "when" dele.',
    },
  },
  checkBrand({ merged, report }) {
    const seen = new Set<Node>();
    for (const map of flowMapsOf(merged)) {
      for (const step of map.steps) {
        const blocks = nodeAt(merged.screens.get(step.templateId), ['blocks']);
        const path = map.issues.pathTo.get(step.id);
        if (!blocks || !path || seen.has(blocks) || leadsOn(step)) continue;
        seen.add(blocks);
        report({
          at: (hiddenBy(blocks) ?? blocks).at,
          message: `Buyers do not get on from the screen /${step.templateId}: none of the blocks that they see leads on. Way: ${printed(path)}.`,
          suggestion: 'Give it a form, or a block "next"; where there is one, look at its "when".',
          subject: `screens/${step.templateId} way`,
          data: { screen: step.templateId },
        });
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
  // Without blocks, or without a step that follows, something else is seen.
  if (isEnd || next === undefined || comesTo === undefined) return true;
  return comesTo.length > 0 || mayComeTo.length > 0 || links.length > 0;
}

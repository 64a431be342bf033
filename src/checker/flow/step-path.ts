import { nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { alsoAt } from '../wording.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';
import { say } from '../language/sentence.ts';

/** The address tells at which step a buyer is, so a template stands once in a flow. */
export const rule: Rule = {
  id: 'step-path',
  severity: 'error',
  checkBrand({ merged, report }) {
    for (const flow of flowsOf(merged)) {
      const first = new Map<string, Node>();
      for (const step of stepsOf(flow)) {
        const [id = '', templateId] = [textAt(step, 'id'), textAt(step, 'templateId')];
        if (templateId === undefined) continue;
        const earlier = first.get(templateId);
        const other = textAt(earlier, 'id');
        if (!earlier) first.set(templateId, step);
        else if (other !== id) {
          report({
            at: nodeAt(step, ['templateId'])!.at,
            message: 'step-path.steps-flow-same',
            related: [alsoAt(nodeAt(earlier, ['templateId'])!.at, say('other-one-here'))],
            data: { other, id, flow: textAt(flow, 'id'), templateId },
          });
        }
      }
    }
  },
};

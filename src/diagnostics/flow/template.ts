import { suggestFix } from '../../brand/parse/nearest-name.ts';
import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { TEMPLATE_IDS } from '../../flow/templates.ts';
import { LEAD, PAYMENT, SUCCESS, exampleFlow, GOOD_FLOW } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';

const known: readonly string[] = TEMPLATE_IDS;
const suggest = (id: string) => suggestFix(id, known, 'Templates');

/** Every step and every screen names a template of the specification. */
export const rule: Rule = {
  meta: {
    id: 'template',
    hidesTexts: true,
    severity: 'error',
    description:
      'A step or a screen file names a template that there is not; templates are the paths of the checkout.',
    howToFix: 'Take one of the names that are suggested.',
    example: {
      file: 'flows.json',
      wrong: exampleFlow(LEAD, { ...PAYMENT, templateId: 'paymnt' }, SUCCESS),
      right: GOOD_FLOW,
    },
  },
  checkBrand({ merged, report }) {
    for (const step of flowsOf(merged).flatMap(stepsOf)) {
      const id = textAt(step, 'templateId');
      if (id === undefined || known.includes(id)) continue;
      report({
        at: nodeAt(step, ['templateId'])!.at,
        message: `There is no template '${id}'.`,
        ...suggest(id),
        data: { id },
      });
    }
    for (const [id, screen] of merged.screens) {
      if (known.includes(id)) continue;
      report({
        at: screen.at,
        message: `The file name screens/${id}.json names no template.`,
        ...suggest(id),
        data: { id },
      });
    }
  },
};

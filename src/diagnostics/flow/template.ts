import { nodeAt } from '../../brand/parse/node.ts';
import { TEMPLATE_IDS } from '../../flow/templates.ts';
import { LEAD, PAYMENT, SUCCESS, exampleFlow, GOOD_FLOW } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';

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
    const steps = flowsOf(merged).flatMap(stepsOf);
    const written = namesIn(...steps.map((step) => nodeAt(step, ['templateId'])));
    reportUnknown(written, TEMPLATE_IDS, 'Templates', report, (id) => ({
      message: `There is no template '${id}'.`,
      data: { id },
    }));
    const screens = [...merged.screens].map(([name, { at }]) => ({ name, at }));
    reportUnknown(screens, TEMPLATE_IDS, 'Templates', report, (id) => ({
      message: `The file name screens/${id}.json names no template.`,
      data: { id },
    }));
  },
};

import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { isOwnTemplate, TEMPLATE_IDS } from '../../flow/templates.ts';
import type { Rule } from '../rule.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';

const known: readonly string[] = TEMPLATE_IDS;

/** Every step has a screen to draw. */
export const rule: Rule = {
  id: 'missing-screen',
  severity: 'error',
  phase: 'names',
  checkBrand({ merged: { screens, ...merged }, report }) {
    const reported = new Set<string>();
    for (const step of flowsOf(merged).flatMap(stepsOf)) {
      const id = textAt(step, 'templateId');
      if (id === undefined || reported.has(id)) continue;
      reported.add(id);
      if (!(known.includes(id) || isOwnTemplate(id))) continue;
      if (screens.has(id)) continue;
      report({
        at: nodeAt(step, ['templateId'])!.at,
        message: 'missing-screen.screen-declared',
        data: { id },
      });
    }
  },
};

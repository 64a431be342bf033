import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { TEMPLATE_IDS } from '../../flow/templates.ts';
import type { Check } from '../rule.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';

const known: readonly string[] = TEMPLATE_IDS;

/** Every step has a screen to draw. */
export const missingScreen: Check = {
  rule: 'missing-screen',
  run({ merged: { screens, unreadable, ...merged } }, report) {
    for (const step of flowsOf(merged).flatMap(stepsOf)) {
      const id = textAt(step, 'templateId');
      if (id === undefined || !known.includes(id)) continue;
      if (screens.has(id) || unreadable.has(`screens/${id}`)) continue;
      report(
        nodeAt(step, ['templateId'])!.at,
        `No screen is declared for '${id}'.`,
        `Add screens/${id}.json to the brand's folder or to one it extends.`,
      );
    }
  },
};

import { nearestName } from '../../brand/nearest-name.ts';
import { nodeAt, textAt } from '../../brand/node.ts';
import { TEMPLATE_IDS } from '../../flow/templates.ts';
import type { Check } from '../check.ts';
import { flowsOf, stepsOf } from '../flow-nodes.ts';

/** Every step names a template of the specification, and the brand has a screen for it. */
export const template: Check = {
  rule: 'template',
  run({ merged }, report) {
    const known: readonly string[] = TEMPLATE_IDS;
    for (const step of flowsOf(merged).flatMap(stepsOf)) {
      const node = nodeAt(step, ['templateId']);
      const id = textAt(step, 'templateId');
      if (!node || id === undefined) continue;
      const near = nearestName(id, known);
      if (!known.includes(id)) {
        report(
          node.at,
          `There is no template '${id}'.${near ? ` Did you mean '${near}'?` : ''} Templates: ${known.join(', ')}.`,
        );
      } else if (!merged.screens.has(id)) {
        report(
          node.at,
          `No screen is declared for '${id}'. Add screens/${id}.json to this brand or to one it extends.`,
        );
      }
    }
    for (const [id, screen] of merged.screens) {
      if (known.includes(id)) continue;
      report(
        screen.at,
        `The file name screens/${id}.json names no template. Templates: ${known.join(', ')}.`,
      );
    }
  },
};

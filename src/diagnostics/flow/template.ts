import { suggestName } from '../../brand/parse/nearest-name.ts';
import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { TEMPLATE_IDS } from '../../flow/templates.ts';
import type { Check } from '../rule.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';

const known: readonly string[] = TEMPLATE_IDS;
const suggest = (id: string) => suggestName(id, known, 'Templates');

/** Every step and every screen names a template of the specification. */
export const template: Check = {
  rule: 'template',
  run({ merged }, report) {
    for (const step of flowsOf(merged).flatMap(stepsOf)) {
      const id = textAt(step, 'templateId');
      if (id === undefined || known.includes(id)) continue;
      report(nodeAt(step, ['templateId'])!.at, `There is no template '${id}'.`, suggest(id));
    }
    for (const [id, screen] of merged.screens) {
      if (known.includes(id)) continue;
      report(screen.at, `The file name screens/${id}.json names no template.`, suggest(id));
    }
  },
};

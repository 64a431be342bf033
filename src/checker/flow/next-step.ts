import { say } from '../language/sentence.ts';
import { didYouMean } from '../language/suggest.ts';
import { textAt, type Node } from '../../brand/parse/node.ts';
import { likelyEntry } from '../missing-entries.ts';
import type { Rule } from '../rule.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import { flowMapsOf, printed } from './flow-maps.ts';
import { flowsOf, stepsOf, transitionsOf } from './flow-nodes.ts';

/** Every transition of a step leads to a step of the same flow. */
export const rule: Rule = {
  id: 'next-step',
  severity: 'error',
  phase: 'names',
  checkBrand({ merged, report }) {
    for (const flow of flowsOf(merged)) {
      const ids = stepsOf(flow).flatMap((step) => textAt(step, 'id') ?? []);
      const map = flowMapsOf(merged).find((one) => one.flow === flow);
      for (const step of stepsOf(flow)) {
        const path = map?.issues.pathTo.get(textAt(step, 'id') ?? '');
        reportUnknown(namesIn(...transitionsOf(step)), ids, 'list.its-steps', report, (id) => ({
          message: [
            say('next-step.unknown', { flow: textAt(flow, 'id'), step: id }),
            path ? say('way', { path: printed([...path, id]) }) : '',
          ],
          data: { flow: textAt(flow, 'id'), step: id },
          missing: { name: id, list: stepsOf(flow) },
          ...meantStep(id, stepsOf(flow)),
        }));
      }
    }
  },
};

function meantStep(id: string, steps: readonly Node[]) {
  const likely = textAt(likelyEntry(id, steps), 'id');
  return likely === undefined ? {} : didYouMean(id, likely);
}

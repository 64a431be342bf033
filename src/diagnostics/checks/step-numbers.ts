import type { MergedBrand } from '../../brand/inherit.ts';
import type { Node } from '../../brand/node.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/node.ts';
import { younger } from '../age-of.ts';
import type { Check } from '../check.ts';
import { flowsOf, stepsOf } from '../flow-nodes.ts';

/** More than any brand has; the meta-schemas say so. */
const MOST_STEPS = 5;

/** No screen, page, step or setting counts further than stepsNumber. */
export const stepNumbers: Check = {
  rule: 'step-number',
  run({ merged }, report) {
    const total = nodeAt(merged.brand, ['stepsNumber']);
    const most = numberOf(total);
    if (!total || most === undefined) return;
    const told = new Set<Node>();
    for (const { node, what } of counted(merged)) {
      const number = numberOf(node);
      // Screens that extend this one have the very same number.
      if (!node || told.has(node) || number === undefined || number <= most || number > MOST_STEPS)
        continue;
      told.add(node);
      const message = `${what} is step ${number}, but stepsNumber counts only ${most}.`;
      report(younger(merged, node, total).at, message, 'Lower the one or raise the other.');
    }
  },
};

function counted(merged: MergedBrand): { node: Node | undefined; what: string }[] {
  return [
    { node: nodeAt(merged.brand, ['payment', 'currentStep']), what: 'payment.currentStep' },
    { node: nodeAt(merged.brand, ['pix', 'currentStep']), what: 'pix.currentStep' },
    ...flowsOf(merged)
      .flatMap(stepsOf)
      .map((step) => ({
        node: nodeAt(step, ['stepNumber']),
        what: `The step '${textAt(step, 'id')}'`,
      })),
    ...[...merged.screens].flatMap(([id, screen]) => [
      { node: nodeAt(screen, ['stepNumber']), what: `The screen '${id}'` },
      ...itemsAt(screen, 'blocks')
        .flatMap((block) => itemsAt(block, 'pages'))
        .map((page) => ({
          node: nodeAt(page, ['stepNumber']),
          what: `The page '${textAt(page, 'id')}' of the screen '${id}'`,
        })),
    ]),
  ];
}

const numberOf = (node: Node | undefined): number | undefined =>
  node?.kind === 'scalar' && typeof node.value === 'number' ? node.value : undefined;

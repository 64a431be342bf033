import type { Node } from '../../brand/node.ts';
import { nodeAt } from '../../brand/node.ts';
import type { Check } from '../check.ts';

/** No screen, page or setting counts further than stepsNumber. */
export const stepNumbers: Check = {
  rule: 'step-number',
  run({ merged }, report) {
    const total = numberOf(nodeAt(merged.brand, ['stepsNumber']));
    if (total === undefined) return;
    const check = (node: Node | undefined, what: string) => {
      const number = numberOf(node);
      if (node && number !== undefined && number > total) {
        report(
          node.at,
          `${what} is step ${number}, but this brand counts ${total} steps (stepsNumber). Lower it or raise stepsNumber.`,
        );
      }
    };
    check(nodeAt(merged.brand, ['payment', 'currentStep']), 'Payment');
    check(nodeAt(merged.brand, ['pix', 'currentStep']), 'Pix');
    for (const [id, screen] of merged.screens) {
      check(nodeAt(screen, ['stepNumber']), `The screen '${id}'`);
      const blocks = nodeAt(screen, ['blocks']);
      for (const block of blocks?.kind === 'array' ? blocks.items : []) {
        const pages = nodeAt(block, ['pages']);
        for (const page of pages?.kind === 'array' ? pages.items : []) {
          check(nodeAt(page, ['stepNumber']), `A page of the screen '${id}'`);
        }
      }
    }
  },
};

const numberOf = (node: Node | undefined): number | undefined =>
  node?.kind === 'scalar' && typeof node.value === 'number' ? node.value : undefined;

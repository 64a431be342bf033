import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { itemsAt, nodeAt, numberAt, textAt, type Node } from '../../brand/parse/node.ts';

/** A number of the indicator, and where it is written. */
export interface Counted {
  number: number;
  node: Node;
  /** The path in brand.json that a screen names in place of a number. */
  setting?: string;
}

/**
 * The numbers that JSON gives a step, in the order of its pages: the step's own, else those of the
 * pages of its form, else the screen's.
 */
export function numbersOn(merged: MergedBrand, step: Node): Counted[] {
  const own = countedAt(merged, nodeAt(step, ['stepNumber']));
  if (own) return [own];
  const screen = merged.screens.get(textAt(step, 'templateId') ?? '');
  const whole = countedAt(merged, nodeAt(screen, ['stepNumber']));
  const paged = itemsAt(screen, 'blocks').find((block) => itemsAt(block, 'pages').length > 0);
  const pages = itemsAt(paged, 'pages').map(
    (page) => countedAt(merged, nodeAt(page, ['stepNumber'])) ?? whole,
  );
  return (pages.length > 0 ? pages : [whole]).filter((one) => one !== undefined);
}

/** A number, or that of brand.json which a path names: 'payment.currentStep'. */
function countedAt({ brand }: MergedBrand, node: Node | undefined): Counted | undefined {
  const named = textAt(node);
  const found = named === undefined ? node : nodeAt(brand, named.split('.'));
  const number = numberAt(found);
  return found && number !== undefined ? { number, node: found, setting: named } : undefined;
}

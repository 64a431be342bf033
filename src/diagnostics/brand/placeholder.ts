import { nodeAt, scalarAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** Brands whose names, colours and links still wait for the owner's (D-1). */
export const rule: Rule = {
  meta: {
    id: 'placeholder',
    severity: 'warning',
    description:
      'Names, colours, links or ids of this brand are invented and wait for those of its owner.',
    howToFix: 'Put in the real ones and delete "placeholder".',
    example: { file: 'brand.json', wrong: { placeholder: true }, right: {} },
  },

  checkBrand({ merged: { brand }, report }) {
    if (scalarAt(brand, 'placeholder') !== true) return;
    report({
      at: nodeAt(brand, ['placeholder'])!.at,
      message: 'Names, colours, links or ids of this brand are invented.',
      suggestion: "Put in the owner's and delete this line.",
    });
  },
};

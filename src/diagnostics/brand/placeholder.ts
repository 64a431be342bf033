import { nodeAt, toValue } from '../../brand/parse/node.ts';
import type { Check } from '../rule.ts';

/** Brands whose names, colours and links still wait for the owner's (D-1). */
export const placeholder: Check = {
  rule: 'placeholder',
  isOfEachBrand: true,
  severity: 'warning',
  run({ merged }, report) {
    const node = nodeAt(merged.brand, ['placeholder']);
    if (!node || toValue(node) !== true) return;
    report(
      node.at,
      'Names, colours, links or ids of this brand are invented.',
      "Put in the owner's and delete this line.",
    );
  },
};

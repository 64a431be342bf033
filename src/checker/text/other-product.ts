import { isSellable } from '../../brand/parse/brand-files.ts';
import { textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { ownTexts } from './read-texts.ts';

/** Shorter names are words of any text. */
const MIN_LETTERS = 5;

/** A brand's texts speak of its own product: texts that are copied name that of another brand. */
export const rule: Rule = {
  id: 'other-product',
  severity: 'warning',
  checkProject({ merges, report }) {
    const brands = [...merges.values()]
      .filter(({ id }) => isSellable(id))
      .map((merged) => ({ merged, product: textAt(merged.brand, 'product', 'name') ?? '' }));
    for (const { merged, product } of brands) {
      const others = brands.filter(
        ({ product: name }) =>
          name.length >= MIN_LETTERS && !name.includes('{') && !product.includes(name),
      );
      const offered = textAt(merged.brand, 'upsellData', 'name') ?? '';
      for (const [key, node] of ownTexts(merged)) {
        const text = textAt(node) ?? '';
        const other = others.find((one) => isNamedIn(text, one.product));
        if (!other || product === '' || offered.includes(other.product)) continue;
        report({
          at: node.at,
          folder: merged.id,
          message: 'other-product.text-speaks-product',
          data: { key, product: other.product, id: other.merged.id },
        });
      }
    }
  },
};

const isNamedIn = (text: string, name: string): boolean =>
  text
    .split(name)
    .slice(1)
    .some((behind, at) => {
      const before = text.split(name)[at]!;
      return !/\p{L}$/u.test(before) && !/^\p{L}/u.test(behind);
    });

import { isSellable } from '../../brand/parse/brand-files.ts';
import type { Rule } from '../rule.ts';
import { valuesOf } from '../typed.ts';
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
      .map((merged) => ({ merged, ...valuesOf(merged).brand }));
    for (const { merged, product, upsellData } of brands) {
      const named = `${product.name} ${upsellData?.name}`;
      const others = brands
        .map(({ merged: { id }, product: { name } }) => ({ id, name }))
        .filter(
          ({ name }) => name.length >= MIN_LETTERS && !name.includes('{') && !named.includes(name),
        );
      for (const { at, text, key } of ownTexts(merged)) {
        const other = others.find(({ name }) => isNamedIn(text, name));
        if (!other) continue;
        report({
          at,
          folder: merged.id,
          message: 'other-product.text-speaks-product',
          data: { key, product: other.name, id: other.id },
        });
      }
    }
  },
};

const isNamedIn = (text: string, name: string): boolean => {
  const parts = text.split(name);
  return parts.some(
    (behind, at) => at > 0 && !/\p{L}$/u.test(parts[at - 1]!) && !/^\p{L}/u.test(behind),
  );
};

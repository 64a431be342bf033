import type { Rule } from '../rule.ts';
import { valuesOf, type BrandValues } from '../typed.ts';
import { ownTexts } from './read-texts.ts';

const MINOR = 100;
const PRICE = /(?:R\$|(?<!\p{L})MT)\s*(\d[\d.]*(?:,\d{2})?)/giu;

/** A price within a text is one of the brand's. */
export const rule: Rule = {
  id: 'text-price',
  severity: 'warning',
  checkBrand({ merged, report }) {
    const known = pricesOf(valuesOf(merged));
    if (known.length === 0) return;
    for (const { at, text, key } of ownTexts(merged)) {
      for (const [said, digits] of text.matchAll(PRICE)) {
        const price = Number(digits!.replaceAll('.', '').replace(',', '.'));
        if (known.some((one) => Math.abs(one - price) < 0.01)) continue;
        const value = [...new Set(known)].map((one) => one.toFixed(2));
        report({ at, message: 'text-price.text-says-price', data: { key, said, value } });
      }
    }
  },
};

/** Every price that buyers pay or read, in major units: of the product, its instalments, offers and plans. */
function pricesOf({ brand: { product, offers = [] }, sandbox }: BrandValues): number[] {
  const { productFullPrice, productCyclePrice, priceUnit } = product;
  const unit = priceUnit === 'minor' ? MINOR : 1;
  const charged = [productFullPrice, productCyclePrice].map((price) => price && price / unit);
  const shown = [product.shownInstallment, ...offers.map(({ price }) => price)];
  const plans = (sandbox?.plans ?? []).flatMap(({ amount, installments = [] }) => [
    amount,
    ...installments.map(({ value }) => value),
  ]);
  const read = shown.flatMap((one) => (one ? [one.value, one.value * (one.count ?? 1)] : []));
  return [...charged, ...read, ...plans].filter((price) => price !== undefined);
}

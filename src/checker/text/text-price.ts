import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { nodeAt, nodesAt, numberAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { ownTexts } from './read-texts.ts';

const MINOR = 100;
const PRICE = /(?:R\$|(?<!\p{L})MT)\s*(\d[\d.]*(?:,\d{2})?)/giu;

/** A price within a text is one of the brand's. */
export const rule: Rule = {
  id: 'text-price',
  severity: 'warning',
  checkBrand({ merged, report }) {
    const known = pricesOf(merged);
    if (known.length === 0) return;
    for (const [key, node] of ownTexts(merged)) {
      for (const [said, digits] of (textAt(node) ?? '').matchAll(PRICE)) {
        const price = Number(digits!.replaceAll('.', '').replace(',', '.'));
        if (known.some((one) => Math.abs(one - price) < 0.01)) continue;
        report({
          at: node.at,
          message: 'text-price.text-says-price',
          data: { key, said, value: [...new Set(known)].map((one) => one.toFixed(2)) },
        });
      }
    }
  },
};

/** Every price that buyers pay or read, in major units: of the product, its instalments, offers and plans. */
function pricesOf({ brand, files }: MergedBrand): number[] {
  const product = nodeAt(brand, ['product']);
  const unit = textAt(product, 'priceUnit') === 'minor' ? MINOR : 1;
  const charged = ['productFullPrice', 'productCyclePrice'].flatMap((key) => {
    const price = numberAt(product, key);
    return price === undefined ? [] : [price / unit];
  });
  const shown = [...nodesAt(product, 'shownInstallment'), ...nodesAt(brand, 'offers.*.price')];
  const read = shown.flatMap((owner) => {
    const [value, count = 1] = [numberAt(owner, 'value'), numberAt(owner, 'count')];
    return value === undefined ? [] : [value, value * count];
  });
  const sandbox = files.get('sandbox');
  const plans = ['plans.*.amount', 'plans.*.installments.*.value'].flatMap((path) =>
    nodesAt(sandbox, path).flatMap((node) => numberAt(node) ?? []),
  );
  return [...charged, ...read, ...plans];
}

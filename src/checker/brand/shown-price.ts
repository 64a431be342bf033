import { entriesAt } from '../../brand/parse/node.ts';
import { say } from '../language/sentence.ts';
import type { Report, Rule } from '../rule.ts';
import { nodeOf, placeOf, valuesOf, type BrandValues } from '../typed.ts';
import { isSum, MONTHS } from './prices.ts';

type Shown = NonNullable<NonNullable<BrandValues['brand']['offers']>[number]['price']>;

const MINOR = 100;
const DIFFERS = '"differs": { "because": "other", "reason": "…" }';

/** The price that buyers read is the one that they pay. With another one a brand is closed in production. */
export const rule: Rule = {
  id: 'shown-price',
  severity: 'warning',
  checkBrand({ merged, report }) {
    const { product, offers = [] } = valuesOf(merged).brand;
    const { productFullPrice: full, productCyclePrice: cycle } = product;
    // The rule 'prices' reports prices of the product that contradict each other.
    if (full === undefined || (cycle !== undefined && cycle * MONTHS !== full)) return;
    const charged = product.priceUnit === 'minor' ? full / MINOR : full;
    for (const shown of [product.shownInstallment, ...offers.map(({ price }) => price)]) {
      if (shown) checkShown(shown, charged, report);
    }
  },
};

/** Compares a price as buyers read it with what is charged, both in major units. */
function checkShown(shown: Shown, charged: number, report: Report): void {
  const { count = 1, value, differs } = shown;
  if (isSum(count, value, charged)) {
    const declared = new Map(entriesAt(nodeOf(shown))).get('differs');
    if (declared) {
      const message = say('shown-price.buyers-read-price');
      report({ at: declared.keyAt, message, suggestion: say('delete') });
    }
    return;
  }
  const sum = (count * value).toFixed(2);
  const each = value.toFixed(2);
  const read = count === 1 ? sum : say('shown-price.times', { count, value: each, sum });
  report({
    isDeclared: differs !== undefined,
    at: placeOf(shown, 'value'),
    message: 'shown-price.buyers-read-but',
    data: { count, value, charged, read, charged2: charged.toFixed(2), differs: DIFFERS },
  });
}

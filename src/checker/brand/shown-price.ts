import { entriesAt, itemsAt, nodeAt, numberAt, textAt, type Node } from '../../brand/parse/node.ts';
import type { Report, Rule } from '../rule.ts';
import { isSum, MONTHS } from './prices.ts';
import { say } from '../language/sentence.ts';

const MINOR = 100;
const UNITS = ['major', 'minor'];

/** The price that buyers read is the one that they pay (D-103). With another one a brand is closed in production (D-177). */
export const rule: Rule = {
  id: 'shown-price',
  severity: 'warning',
  checkBrand({ merged: { brand }, report }) {
    const product = nodeAt(brand, ['product']);
    if (!product || !isComparable(product)) return;
    const offered = itemsAt(brand, 'offers').map((offer) => nodeAt(offer, ['price']));
    for (const shown of [nodeAt(product, ['shownInstallment']), ...offered]) {
      if (shown) checkShown(product, shown, report);
    }
  },
};

/** Whether the prices of the product agree with each other; where they do not, the rule 'prices' reports that. */
function isComparable(product: Node): boolean {
  const full = numberAt(product, 'productFullPrice');
  const cycle = numberAt(product, 'productCyclePrice');
  if (full === undefined || !UNITS.includes(textAt(product, 'priceUnit') ?? 'major')) return false;
  return cycle === undefined || cycle * MONTHS === full;
}

const DIFFERS = '"differs": { "because": "other", "reason": "…" }';

/** A price as buyers read it, in major units, beside what is charged. */
function checkShown(product: Node, shown: Node, report: Report): void {
  const full = numberAt(product, 'productFullPrice');
  const value = numberAt(shown, 'value');
  const count = numberAt(shown, 'count') ?? 1;
  // The rule 'prices' reports a price of 0.
  if (!full || !value || count < 1) return;
  const charged = full / (textAt(product, 'priceUnit') === 'minor' ? MINOR : 1);
  const declared = new Map(entriesAt(shown)).get('differs');
  if (isSum(count, value, charged)) {
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
    isDeclared: textAt(declared?.node, 'reason') !== undefined,
    at: nodeAt(shown, ['value'])!.at,
    message: 'shown-price.buyers-read-but',
    data: { count, value, charged, read, charged2: charged.toFixed(2), differs: DIFFERS },
  });
}

import { entriesAt, nodeAt, toValue, type Node } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { alsoAt } from '../wording.ts';

const PRICED = {
  bffId: 'alfa',
  currency: 'BRL',
  priceUnit: 'major',
  plans: { annual: 'anual', monthly: '' },
  productCyclePrice: 48,
  productFullPrice: 576,
};
/** A product whose prices stand in brand.json can be paid, and one method at most is the only one. */
export const rule: Rule = {
  meta: {
    id: 'payment-methods',
    severity: 'error',
    description:
      'Where prices stand in brand.json, buyers can choose among the active methods alone.',
    howToFix: 'At least one has "active": true, and at most one "only": true.',
    example: {
      file: 'brand.json',
      wrong: { product: { ...PRICED, paymentMethods: { creditcard: { active: false } } } },
      right: { product: { ...PRICED, paymentMethods: { creditcard: { active: true } } } },
    },
  },
  checkBrand({ merged: { brand }, report }) {
    const all = nodeAt(brand, ['product', 'paymentMethods']);
    const methods = entriesAt(all);
    const is = (node: Node, key: string) => {
      const found = nodeAt(node, [key]);
      return found !== undefined && toValue(found) === true;
    };
    if (!all || methods.length === 0) return;
    const isSaid = methods.every(([, { node }]) => {
      const active = nodeAt(node, ['active']);
      return active !== undefined && typeof toValue(active) === 'boolean';
    });
    // Elsewhere the upstream says how the product can be paid, and a brand only closes a way.
    const hasOwnPrices = nodeAt(brand, ['product', 'productFullPrice']) !== undefined;
    if (isSaid && hasOwnPrices && !methods.some(([, { node }]) => is(node, 'active'))) {
      const advice = 'Set "active": true for at least one.';
      report({
        at: all.at,
        message: 'No payment method is active, so nobody can pay.',
        suggestion: advice,
      });
      return;
    }
    const only = methods.filter(([, { node }]) => is(node, 'only'));
    for (const [name, { node }] of only) {
      const place = nodeAt(node, ['only'])!.at;
      if (isSaid && !is(node, 'active')) {
        report({
          at: place,
          message: `'${name}' is the only method to choose ("only"), but is not active.`,
          suggestion: 'Set "active": true, or delete "only".',
          data: { name },
        });
        continue;
      }
      const [first] = only;
      if (first![1].node === node) continue;
      report({
        at: place,
        message: `'${first![0]}' is the only method already.`,
        suggestion: 'Keep "only" at one of them.',
        subject: '',
        related: [alsoAt(nodeAt(first![1].node, ['only'])!.at, 'the other one is here')],
      });
    }
  },
};

import { entriesAt, nodeAt, toValue, type Node } from '../../brand/parse/node.ts';
import type { Check } from '../rule.ts';
import { alsoAt } from '../wording.ts';

/** A product whose prices stand in brand.json can be paid, and one method at most is the only one. */
export const paymentMethods: Check = {
  rule: 'payment-methods',
  run({ merged: { brand } }, report) {
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
      report(all.at, 'No payment method is active, so nobody can pay.', advice);
      return;
    }
    const only = methods.filter(([, { node }]) => is(node, 'only'));
    for (const [name, { node }] of only) {
      const place = nodeAt(node, ['only'])!.at;
      if (isSaid && !is(node, 'active')) {
        report(
          place,
          `'${name}' is the only method to choose ("only"), but is not active.`,
          'Set "active": true, or delete "only".',
        );
        continue;
      }
      const [first] = only;
      if (first![1].node === node) continue;
      report(
        place,
        `'${first![0]}' is the only method already.`,
        'Keep "only" at one of them.',
        '',
        [alsoAt(nodeAt(first![1].node, ['only'])!.at, 'the other one is here')],
      );
    }
  },
};

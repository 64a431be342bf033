import { entriesAt, nodeAt, nodesAt, scalarAt, toValue } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { alsoAt } from '../wording.ts';
import { say } from '../language/sentence.ts';

/** A product whose prices stand in brand.json can be paid, and one method at most is the only one. */
export const rule: Rule = {
  id: 'payment-methods',
  severity: 'error',
  checkBrand({ merged: { brand, files }, report }) {
    const all = nodeAt(brand, ['product', 'paymentMethods']);
    const methods = entriesAt(all).map(([name, { node }]) => {
      const [active, only] = [scalarAt(node, 'active'), scalarAt(node, 'only')];
      return {
        name,
        active,
        at: (nodeAt(node, ['active']) ?? node).at,
        isOnly: only === true,
        only: nodeAt(node, ['only']),
      };
    });
    if (!all || methods.length === 0) return;
    const isSaid = methods.every(({ active }) => typeof active === 'boolean');
    // Elsewhere the upstream says how the product can be paid, and a brand only closes a way.
    const hasOwnPrices = nodeAt(brand, ['product', 'productFullPrice']) !== undefined;
    if (isSaid && hasOwnPrices && !methods.some(({ active }) => active)) {
      const message = say('payment-methods.payment-method-active');
      report({ at: all.at, message, suggestion: say('payment-methods.set-active-true') });
      return;
    }
    const sold = nodesAt(files.get('sandbox'), 'plans.*.paymentMethods.*').map(toValue);
    const isClosed = (name: unknown) =>
      methods.some((one) => one.name === name && one.active === false);
    if (!hasOwnPrices && sold.length > 0 && sold.every(isClosed)) {
      const message = say('payment-methods.every-method-sandbox');
      report({ at: all.at, message, suggestion: say('payment-methods.set-active-true') });
      return;
    }
    const [first, ...others] = methods.filter(({ isOnly }) => isOnly);
    const beside = methods.find(({ isOnly, active }) => !isOnly && active === true);
    if (first && first.active !== false && beside) {
      report({
        at: beside.at,
        message: 'payment-methods.active-but-nobody',
        related: [alsoAt(first.only!.at, say('other-one-here'))],
        data: { name: beside.name, only: first.name },
      });
    }
    for (const { name, active, only } of first ? [first, ...others] : []) {
      if (isSaid && !active) {
        report({ at: only!.at, message: 'payment-methods.only-method-choose', data: { name } });
      } else if (only !== first!.only) {
        report({
          at: only!.at,
          message: 'payment-methods.only-method-already',
          data: { name: first!.name },
          subject: '',
          related: [alsoAt(first!.only!.at, say('other-one-here'))],
        });
      }
    }
  },
};

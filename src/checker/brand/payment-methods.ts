import { say } from '../language/sentence.ts';
import type { Rule } from '../rule.ts';
import { placeOf, valuesOf } from '../typed.ts';

/** A product can be paid, and a method that is the only one is active. */
export const rule: Rule = {
  id: 'payment-methods',
  severity: 'error',
  checkBrand({ merged, report }) {
    const { brand, sandbox } = valuesOf(merged);
    const { paymentMethods, productFullPrice } = brand.product;
    if (!paymentMethods) return;
    const methods = Object.entries(paymentMethods);
    const closed = methods.flatMap(([name, { active }]) => (active ? [] : name));
    // Where brand.json has no price, the upstream says how the product can be paid, and a brand only closes ways.
    const hasOwnPrice = productFullPrice !== undefined;
    const ways: string[] = hasOwnPrice
      ? methods.map(([name]) => name)
      : (sandbox?.plans ?? []).flatMap((plan) => plan.paymentMethods);
    if (ways.length > 0 && ways.every((way) => closed.includes(way))) {
      return report({
        at: placeOf(brand.product, 'paymentMethods'),
        message: say(
          hasOwnPrice
            ? 'payment-methods.payment-method-active'
            : 'payment-methods.every-method-sandbox',
        ),
        suggestion: say('payment-methods.set-active-true'),
      });
    }
    for (const [name, method] of methods) {
      if (!method.only || method.active) continue;
      const at = placeOf(method, 'only');
      report({ at, message: 'payment-methods.only-method-choose', data: { name } });
    }
  },
};

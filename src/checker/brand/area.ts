import { PAYMENT_METHODS, type PaymentMethodDescriptor } from '../../contract/payment-methods.ts';
import { laterFirst } from '../age-of.ts';
import { say } from '../language/sentence.ts';
import type { Rule } from '../rule.ts';
import { placeOf, valuesOf } from '../typed.ts';
import { alsoAt } from '../wording.ts';

/** The language of a country's brands. */
export const LANGUAGE = { BR: 'pt-BR', MZ: 'pt-MZ' } as const;

/** A brand has the language and the payment methods of the country that it sells in. */
export const rule: Rule = {
  id: 'area',
  severity: 'error',
  checkBrand({ merged, report }) {
    const { brand } = valuesOf(merged);
    const { area, lang, product } = brand;
    const country = placeOf(brand, 'area');
    if (lang !== LANGUAGE[area]) {
      const [at, other] = laterFirst(merged, country, placeOf(brand, 'lang'));
      return report({
        at,
        message: 'area.brand-sells-area',
        subject: 'area and lang',
        related: [alsoAt(other, say('other-one-here'))],
        data: { code: area, lang, language: LANGUAGE[area] },
      });
    }
    for (const [name, method] of Object.entries(product.paymentMethods ?? {})) {
      const { areas }: PaymentMethodDescriptor =
        PAYMENT_METHODS[name as keyof typeof PAYMENT_METHODS];
      if (!method.active || !areas || areas.includes(area)) continue;
      report({
        at: laterFirst(merged, placeOf(method, 'active'), country)[0],
        message: 'area.brand-sells-area-3',
        subject: 'area and paymentMethods',
        data: { code: area, name },
      });
    }
  },
};

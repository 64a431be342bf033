import { laterFirst } from '../age-of.ts';
import { say } from '../language/sentence.ts';
import type { Rule } from '../rule.ts';
import { placeOf, valuesOf } from '../typed.ts';
import { alsoAt } from '../wording.ts';

/** The language of a country's brands. */
export const LANGUAGE = { BR: 'pt-BR', MZ: 'pt-MZ' } as const;

/** A brand speaks the language of the country that it sells in. */
export const rule: Rule = {
  id: 'area',
  severity: 'error',
  checkBrand({ merged, report }) {
    const { brand } = valuesOf(merged);
    const { area, lang } = brand;
    if (lang === LANGUAGE[area]) return;
    const [at, other] = laterFirst(merged, placeOf(brand, 'area'), placeOf(brand, 'lang'));
    report({
      at,
      message: 'area.brand-sells-area',
      related: [alsoAt(other, say('other-one-here'))],
      data: { code: area, lang, language: LANGUAGE[area] },
    });
  },
};

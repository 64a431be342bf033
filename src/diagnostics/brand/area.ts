import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { younger } from '../age-of.ts';
import type { Rule } from '../rule.ts';
import { alsoAt } from '../wording.ts';

/** The language of a country's brands. */
export const LANGUAGE: Readonly<Record<string, string>> = { BR: 'pt-BR', MZ: 'pt-MZ' };

/** A brand speaks the language of the country it sells in: links choose both by 'lang'. */
export const rule: Rule = {
  meta: {
    id: 'area',
    severity: 'error',
    description:
      'A link with lang=pt-MZ asks for Mozambique, any other for Brazil. A brand whose language is that of the other country speaks wrongly to its buyers.',
    howToFix: 'BR goes with pt-BR, MZ with pt-MZ.',
    example: { file: 'brand.json', wrong: { lang: 'pt-MZ' }, right: { area: 'MZ', lang: 'pt-MZ' } },
  },
  checkBrand({ merged, report }) {
    const [country, language] = [nodeAt(merged.brand, ['area']), nodeAt(merged.brand, ['lang'])];
    const [code, lang] = [textAt(country) ?? '', textAt(language) ?? ''];
    if (!country || !language || !Object.values(LANGUAGE).includes(lang)) return;
    if (!Object.hasOwn(LANGUAGE, code) || LANGUAGE[code] === lang) return;
    const at = younger(merged, country, language);
    report({
      at: at.at,
      message: `The brand sells in ${code} ("area"), but its language is ${lang} ("lang").`,
      suggestion: `In ${code} it is "lang": "${LANGUAGE[code]}".`,
      subject: 'area and lang',
      related: [alsoAt((at === country ? language : country).at, 'the other one is here')],
      data: { code, lang },
    });
  },
};

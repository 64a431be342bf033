import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { younger } from '../age-of.ts';
import type { Check } from '../rule.ts';
import { alsoAt } from '../wording.ts';

/** The language of a country's brands. */
export const LANGUAGE: Readonly<Record<string, string>> = { BR: 'pt-BR', MZ: 'pt-MZ' };

/** A brand speaks the language of the country it sells in: links choose both by 'lang'. */
export const area: Check = {
  rule: 'area',
  run({ merged }, report) {
    const [country, language] = [nodeAt(merged.brand, ['area']), nodeAt(merged.brand, ['lang'])];
    const [code, lang] = [textAt(country) ?? '', textAt(language) ?? ''];
    if (!country || !language || !Object.values(LANGUAGE).includes(lang)) return;
    if (!Object.hasOwn(LANGUAGE, code) || LANGUAGE[code] === lang) return;
    const at = younger(merged, country, language);
    report(
      at.at,
      `The brand sells in ${code} ("area"), but its language is ${lang} ("lang").`,
      `In ${code} it is "lang": "${LANGUAGE[code]}".`,
      'area and lang',
      [alsoAt((at === country ? language : country).at, 'the other one is here')],
    );
  },
};

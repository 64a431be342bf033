import type { Rule } from '../rule.ts';
import { valuesOf } from '../typed.ts';
import { ownTexts } from './read-texts.ts';

const BRAZILIAN =
  /R\$|(?<!\p{L})(?:reais|Código de Defesa do Consumidor|CDC|Procon|LGPD|Decreto 7\.962\/2013)(?!\p{L})/u;

/** Texts for Mozambique speak of no money and no law of Brazil. */
export const rule: Rule = {
  id: 'mozambican',
  severity: 'error',
  checkBrand({ merged, report }) {
    if (valuesOf(merged).brand.lang !== 'pt-MZ') return;
    for (const { at, text } of ownTexts(merged)) {
      const [word] = BRAZILIAN.exec(text) ?? [];
      if (word) report({ at, message: 'mozambican.money-law-brazil', data: { word } });
    }
  },
};

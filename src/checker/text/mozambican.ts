import { textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { ownTexts } from './read-texts.ts';
import { say, type Sentence } from '../language/sentence.ts';

/**
 * Beginnings of words as Brazil or the spelling of 1990 has them, and as Mozambique writes them: its schools,
 * laws and press keep the older spelling.
 */
const WORDS: readonly [foreign: string, own: string][] = [
  ['ação', 'acção'],
  ['ações', 'acções'],
  ['acessar', 'aceder'],
  ['aplicativo', 'aplicação'],
  ['assinatura', 'subscrição'],
  ['ativ', 'activ…'],
  ['atual', 'actual…'],
  ['cadastr', 'registo'],
  ['celular', 'telemóvel'],
  ['comprovante', 'comprovativo'],
  ['contato', 'contacto'],
  ['corret', 'correct…'],
  ['cupom', 'cupão'],
  ['diret', 'direct…'],
  ['efetu', 'efectu…'],
  ['equipe', 'equipa'],
  ['exat', 'exact…'],
  ['extrato', 'extracto'],
  ['fatura', 'factura'],
  ['incorret', 'incorrect…'],
  ['ingresso', 'bilhete'],
  ['parcela', 'prestação'],
  ['projet', 'project…'],
  ['registr', 'regist…'],
  ['selecion', 'seleccion…'],
  ['senha', 'palavra-passe'],
  ['tela', 'ecrã'],
  ['transaç', 'transacç…'],
  ['usuário', 'utilizador'],
];

/** Texts whose words the specification gives. */
const GIVEN = ['error.payment', 'field.cardCompany.required'];

const begins = WORDS.map(([foreign, own]) => ({
  own,
  pattern: new RegExp(`(?<!\\p{L})${foreign}\\p{L}*`, 'iu'),
}));
/** Money and laws of Brazil. */
const BRAZILIAN =
  /R\$|(?<!\p{L})(?:reais|Código de Defesa do Consumidor|CDC|Procon|LGPD|Decreto 7\.962\/2013)(?!\p{L})/u;
const ADDRESSED = /(?<!\p{L})vocês?(?!\p{L})/iu;
const GERUND = /(?<!\p{L})est(?:á|ão|amos) \p{L}+[aei]ndo(?!\p{L})/iu;

/** Texts for Mozambique are written as they are there. */
export const rule: Rule = {
  id: 'mozambican',
  severity: 'warning',
  checkBrand({ merged, report }) {
    if (textAt(merged.brand, 'lang') !== 'pt-MZ') return;
    for (const [key, node] of ownTexts(merged)) {
      const text = textAt(node) ?? '';
      if (GIVEN.includes(key)) continue;
      const [abroad] = BRAZILIAN.exec(text) ?? [];
      if (abroad !== undefined) {
        report({
          at: node.at,
          severity: 'error',
          message: 'mozambican.money-law-brazil',
          data: { word: abroad },
        });
        continue;
      }
      const { word, advice } = foreignIn(text) ?? {};
      if (word === undefined || advice === undefined) continue;
      report({
        at: node.at,
        message: 'mozambican.written-like-mozambique',
        suggestion: advice,
        data: { word },
      });
    }
  },
};

/** The first word or form of a text that is not of Mozambique, and what to write. */
function foreignIn(text: string): { word: string; advice: Sentence } | undefined {
  for (const { own, pattern } of begins) {
    const [word] = pattern.exec(text) ?? [];
    if (word !== undefined) return { word, advice: say('mozambican.there', { own }) };
  }
  const [you] = ADDRESSED.exec(text) ?? [];
  if (you !== undefined) return { word: you, advice: say('mozambican.leave-out-verb') };
  const [gerund] = GERUND.exec(text) ?? [];
  return gerund === undefined
    ? undefined
    : { word: gerund, advice: say('mozambican.write-estar-infinitive') };
}

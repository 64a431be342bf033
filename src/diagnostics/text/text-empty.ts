import { textExample } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { readTexts } from './read-texts.ts';

/** Every text says something. */
export const rule: Rule = {
  meta: {
    id: 'text-empty',
    severity: 'error',
    description:
      'The text is empty or has no word, so that buyers would see a gap or a button without words.',
    howToFix: 'Write it, or take the block out with "$remove": true.',
    example: textExample('', 'Comece aqui'),
    pt: {
      "The text '{}' is empty, and buyers would see a gap.":
        "O texto '{}' está vazio, e o comprador veria um buraco.",
      'The text is empty, and buyers would see a gap.':
        'O texto está vazio, e o comprador veria um buraco.',
      'This text has no word: buyers would read only {}, and a screen reader says nothing.':
        'Este texto não tem palavras: o comprador leria só {}, e um leitor de tela não diz nada.',
      'Write what buyers shall read.': 'Escreva o que o comprador deve ler.',
      'Write what buyers shall read, or take out the block that shows it: "$remove": true.':
        'Escreva o que o comprador deve ler, ou retire o bloco que o mostra: "$remove": true.',
    },
  },

  checkBrand({ merged, report }) {
    for (const { node, text, key } of readTexts(merged)) {
      if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)) continue;
      if (text.trim() !== '') {
        report({
          at: node.at,
          message: `This text has no word: buyers would read only "${text.trim()}", and a screen reader says nothing.`,
          suggestion: 'Write what buyers shall read.',
        });
        continue;
      }
      report({
        at: node.at,
        message: `The text${key === undefined ? '' : ` '${key}'`} is empty, and buyers would see a gap.`,
        suggestion: `Write what buyers shall read${key === undefined ? '' : ', or take out the block that shows it: "$remove": true'}.`,
      });
    }
  },
};

import type { Rule } from '../rule.ts';

/** Reported by the meta-schemas, for a key that they do not have. */
export const rule: Rule = {
  meta: {
    id: 'unknown-key',
    severity: 'error',
    description:
      'No part of the program reads this key: it is misspelt, or stands in the wrong object.',
    howToFix: 'Take the name that is suggested, or look the key up in the reference of this file.',
    example: { file: 'brand.json', wrong: { stepNumber: 4 }, right: { stepsNumber: 4 } },
    pt: {
      'Write "after" with the id of the entry before it, or "after": null where it stands first.':
        'Escreva "after" com o id da entrada que vem antes, ou "after": null se ela vem primeiro.',
      'Write "$remove": true to leave it out, or a condition with "when".':
        'Escreva "$remove": true para tirá-la, ou uma condição com "when".',
      'Texts are not nested: write {}.': 'Textos não ficam um dentro do outro: escreva {}.',
      "'{}' is not the key of a text.": "'{}' não é a chave de um texto.",
      "Words joined by dots are, such as 'lead.title'.":
        "Uma chave são palavras unidas por pontos, como 'lead.title'.",
      "'{}' is not a key of {}.": "'{}' não é uma chave de {}.",
      "Texts stand in texts.json: put '{}' there.": "Os textos ficam em texts.json: ponha '{}' lá.",
      'It belongs at the top of the file, beside "$schema".':
        'Fica no começo do arquivo, ao lado de "$schema".',
      'It belongs into {}.': 'O lugar dela é em {}.',
      "'{}' is not a key of this file.": "'{}' não é uma chave deste arquivo.",
      'It belongs into {} or into {}.': 'O lugar dela é em {} ou em {}.',
      'It belongs at the top of the file, beside "$schema" or into {}.':
        'Fica no começo do arquivo, ao lado de "$schema", ou em {}.',
      'It belongs into {} or at the top of the file, beside "$schema".':
        'O lugar dela é em {}, ou no começo do arquivo, ao lado de "$schema".',
    },
  },
};

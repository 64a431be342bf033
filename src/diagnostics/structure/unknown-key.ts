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
      "'{}' is not the key of a text.": "'{}' não é a chave de um texto.",
      "Words joined by dots are, such as 'lead.title'.":
        "Uma chave são palavras unidas por pontos, como 'lead.title'.",
      "'{}' is not a key of {}.": "'{}' não é uma chave de {}.",
      "Texts stand in texts.json: put '{}' there.": "Os textos ficam em texts.json: ponha '{}' lá.",
      'It belongs at the top of the file, beside "$schema".':
        'Fica no começo do arquivo, ao lado de "$schema".',
      'It belongs into {}.': 'O lugar dela é em {}.',
    },
  },
};

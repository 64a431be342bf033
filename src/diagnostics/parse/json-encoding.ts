import type { Rule } from '../rule.ts';

/** Reported by the parser, for a file that is not UTF-8. */
export const rule: Rule = {
  meta: {
    id: 'json-encoding',
    severity: 'error',
    description:
      'The file is not saved as UTF-8, or begins with an invisible mark. Letters with accents would be lost.',
    howToFix: 'Save the file anew with the encoding “UTF-8” (without “BOM”).',
    hidesTexts: true,
    pt: {
      'The file begins with an invisible byte-order mark, which JSON does not allow.':
        'O arquivo começa com uma marca invisível (BOM), que JSON não permite.',
      "Save it as 'UTF-8' instead of 'UTF-8 with BOM'.":
        "Salve como 'UTF-8' em vez de 'UTF-8 com BOM'.",
      'The file is not written in UTF-8: this character cannot be read.':
        'O arquivo não está em UTF-8: este caractere não pode ser lido.',
      "Save it with the encoding 'UTF-8'.": "Salve com a codificação 'UTF-8'.",
    },
  },
};

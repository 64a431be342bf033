import type { Rule } from '../rule.ts';

/** Reported by the parser, for a file that is not JSON. */
export const rule: Rule = {
  meta: {
    id: 'json-syntax',
    severity: 'error',
    description: 'The file is no JSON, so nothing of it can be read, and the brand cannot be sold.',
    howToFix:
      'Look at the marked place: most often a comma, a quote or a brace is missing or one too many.',
    example: {
      file: 'texts.json',
      wrong: '{ "lead.title": "Seus dados", }',
      right: '{ "lead.title": "Seus dados" }',
    },
    hidesTexts: true,
  },
};

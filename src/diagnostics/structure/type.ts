import type { Rule } from '../rule.ts';

/** Reported by the meta-schemas, for a value of another JSON type. */
export const rule: Rule = {
  meta: {
    id: 'type',
    severity: 'error',
    description:
      'The value is of another kind than the program can use: a text instead of a number, one value instead of a list.',
    howToFix: 'Numbers, true and false stand without quotes, texts in double quotes, lists in [ ].',
    example: { file: 'brand.json', wrong: { stepsNumber: '4' }, right: { stepsNumber: 4 } },
    pt: {
      '{} is {}, but has to be {}.': '{} é {}, mas tem de ser {}.',
    },
  },
};

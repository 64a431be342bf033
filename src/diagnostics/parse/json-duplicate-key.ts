import type { Rule } from '../rule.ts';

/** Reported by the parser, for a key that stands twice in one object. */
export const rule: Rule = {
  meta: {
    id: 'json-duplicate-key',
    severity: 'error',
    description:
      'One key stands twice in the same object, and only the last one counts. Somebody meant the other.',
    howToFix: 'Keep one of the two.',
    example: {
      file: 'texts.json',
      wrong: '{ "lead.title": "Seus dados", "lead.title": "Comece aqui" }',
      right: '{ "lead.title": "Comece aqui" }',
    },
    hidesTexts: true,
    pt: {
      "'{}' stands twice in this object, first in line {}; only the last would count.":
        "'{}' aparece duas vezes neste objeto, primeiro na linha {}; só a última valeria.",
      'Keep one of them.': 'Fique com uma delas.',
    },
  },
};

import { SCREEN } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';

/** Reported by the merge, for a screen that extends one that is not there. */
export const rule: Rule = {
  meta: {
    id: 'screen-extends',
    severity: 'error',
    description: 'A screen begins as another one that is not there, or as itself.',
    howToFix: 'Name another template that has a screen.',
    example: { file: SCREEN, wrong: { extends: 'leed' }, right: { extends: 'presentation' } },
    pt: {
      'Delete this line: a screen is laid over that of its parents by itself.':
        'Apague esta linha: uma tela já fica sobre a dos pais por si.',
      'The screens extend each other in a circle: {}.': 'As telas se estendem em círculo: {}.',
      'Let one of them say everything itself.': 'Faça uma delas dizer tudo por si.',
      "There is no screen '{}' to extend.": "Não há a tela '{}' para estender.",
    },
  },
};

import { isCertain, isInconclusive } from '../../satisfiability/certainty.ts';
import { checkSatisfiability } from '../../satisfiability/form-satisfiability.ts';
import { NICK, formExample } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { canBeTried, reportConflict } from './form-impossible.ts';

/** No answer was found, but the values that were tried do not show that there is none. */
export const rule: Rule = {
  meta: {
    id: 'form-unproved',
    severity: 'warning',
    description:
      'No answer that passes this form could be made up. There may be one, but buyers may also be unable to complete it.',
    howToFix: 'Try the form in the preview; where it can be completed, say the rule more simply.',
    example: formExample(
      {
        schema: {
          properties: { nick: NICK, name: {} },
          dependentRequired: { name: ['nick'] },
          not: { required: ['nick'] },
        },
      },
      { schema: { properties: { nick: NICK } } },
    ),
    pt: {
      'Change one of them so that some answer passes both.':
        'Mude um deles para que alguma resposta passe nos dois.',
      'No answer could be found that completes this form: {}.':
        'Não foi encontrada nenhuma resposta que complete este formulário: {}.',
      "the field '{}'": "campo '{}'",
      'the form': 'formulário',
      "'{}' is here": "'{}' está aqui",
      '{} together with {}': '{} junto com {}',
      'The field \'{}\' is hidden, read-only or nowhere described: give it a "default", or do not require it.':
        'O campo \'{}\' está escondido, só pode ser lido ou não é descrito em lugar nenhum: dê a ele um "default", ou não o exija.',
      'Change or delete this rule.': 'Mude ou apague esta regra.',
      'no answer passes {} of {}': 'nenhuma resposta passa em {} do {}',
      'No answer could be found that completes this form (where {}): {}.':
        'Não foi encontrada nenhuma resposta que complete este formulário (onde {}): {}.',
    },
  },

  checkForm({ merged, form, report }) {
    const conflict = canBeTried(form) ? checkSatisfiability(form) : undefined;
    if (conflict && !isInconclusive(conflict) && !isCertain(conflict)) {
      reportConflict(merged, form, conflict, report);
    }
  },
};

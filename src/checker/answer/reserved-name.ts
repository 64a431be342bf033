import { isPaymentAnswer, isReservedName } from '../../contract/answer-names.ts';
import type { Rule } from '../rule.ts';
import { actionOf, answersOf } from './answers-of-form.ts';
import { say } from '../language/sentence.ts';

/** No answer of a brand's own has a name that calls or cards have (D-179). */
export const rule: Rule = {
  id: 'reserved-name',
  severity: 'error',
  checkForm({ form, report }) {
    const action = actionOf(form);
    if (!action) return;
    for (const { name, at } of answersOf(form)) {
      const isCard = isPaymentAnswer(name);
      if (!isReservedName(name) || (isCard && action.paysBy)) continue;
      report({
        at,
        message: isCard
          ? say('reserved-name.name-payment-field', { name })
          : say('reserved-name.calls-carry-something', { name }),
        suggestion: say('reserved-name.give-field-another'),
        subject: `screens/${form.screen} ${name}`,
        data: { name },
      });
    }
  },
};

import { isPaymentAnswer, isReservedName } from '../../contract/answer-names.ts';
import type { Rule } from '../rule.ts';
import { actionOf, answersOf } from './answers-of-form.ts';

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
          ? `'${name}' is the name of a payment's field, and this form does not pay.`
          : `Calls carry something of their own as '${name}': the answer would not be sent.`,
        suggestion: 'Give the field another name.',
        subject: `screens/${form.screen} ${name}`,
        data: { name },
      });
    }
  },
};

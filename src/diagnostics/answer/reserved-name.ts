import { isPaymentAnswer, isReservedName } from '../../contract/answer-names.ts';
import { formExample } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { actionOf, answersOf } from './answers-of-form.ts';

const TYPE = { type: 'string', title: 'Tipo de curso' };

/** No answer of a brand's own has a name that calls or cards have (D-179). */
export const rule: Rule = {
  meta: {
    id: 'reserved-name',
    severity: 'error',
    description:
      'Calls carry something else under this name, or it is the name of card data, which only a payment form may ask for. An answer under it would not be sent.',
    howToFix: 'Give the field another name.',
    example: formExample(
      { action: 'createLead', schema: { properties: { type: TYPE } } },
      { action: 'createLead', schema: { properties: { courseType: TYPE } } },
    ),
    pt: {
      "'{}' is the name of a payment's field, and this form does not pay.":
        "'{}' é o nome de um campo do pagamento, e este formulário não paga.",
      "Calls carry something of their own as '{}': the answer would not be sent.":
        "As chamadas já levam algo próprio como '{}': a resposta não seria enviada.",
      'Give the field another name.': 'Dê outro nome ao campo.',
    },
  },
  checkForm({ form, report }) {
    const action = actionOf(form);
    if (!action || form.hasSlip) return;
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

import { knownFacts } from '../../brand/compile/known-facts.ts';
import { paymentMethod } from '../../contract/payment-methods.ts';
import { soldAt, type Offer } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import type { Form } from '../form/schema/forms.ts';
import { gapOf } from '../form/schema/gap.ts';
import type { Rule } from '../rule.ts';
import { placeOf } from '../typed.ts';
import { actionOf } from './answers-of-form.ts';

/** The values that a card payment carries, with the fields of the library. */
const OF_CARD: readonly Readonly<Record<string, string>>[] = [
  { cardNumber: 'card-number' },
  { cardCompany: 'card-company' },
  { cardName: 'card-name' },
  { cardExpireDate: 'card-expire-date' },
  { cardCVV: 'card-cvv' },
];
/** The number that a bank slip is registered on: one of these. */
const OF_SLIP = [{ cpf: 'cpf', cnpj: 'cnpj', registry: 'registry' }];

/** The actions that take a card on a screen, by what it is there to sell. */
const ACTIONS_OF: Readonly<Record<Offer, readonly string[]>> = {
  main: ['pay'],
  upsell: ['pay'],
  upgrade: ['pay'],
  custom: ['payCustomOffer'],
  invoice: ['payInvoice'],
  renewal: ['recover', 'renew'],
};

/** A form that pays asks for what its payment carries, and for nothing that it does not. */
export const rule: Rule = {
  id: 'payment-fields',
  severity: 'error',
  checkForm({ form, merged, report }) {
    const { block, schema, screen, parts } = form;
    const { paysBy } = actionOf(form);
    if (!paysBy) return;
    const at = placeOf(block, 'action');
    const { hasCard, needsDocument } = paymentMethod(paysBy);
    const asksForCard = parts.some((part) => part.name === 'cardNumber' && !part.schema.when);
    const value = actionsOf(screen).map((one) => `"${one}"`);
    const data = { action: block.action, paysBy, screen, value };
    if (!hasCard && asksForCard) {
      return report({ at, message: 'payment-fields.pays-but-form', data });
    }
    if (paysSomethingElse(form)) {
      const message = 'payment-fields.pays-something-else';
      report({ at, message, data });
    }
    // A form that has no card at all is reported by another rule.
    const needed = [...(hasCard && asksForCard ? OF_CARD : []), ...(needsDocument ? OF_SLIP : [])];
    for (const group of needed) {
      const known = knownFacts(merged.brand);
      const gaps = Object.keys(group).map((one) => gapOf(form, one, known));
      if (gaps.includes(undefined)) continue;
      const [name, field] = Object.entries(group)[0]!;
      const isHidden = gaps[0] === 'conditional';
      report({
        at: isHidden
          ? placeOf(schema, 'properties', name, 'when')
          : placeOf(schema.required ? schema : block, 'required'),
        message: isHidden ? 'payment-fields.form-pays-but' : 'payment-fields.form-pays-but-2',
        data: { name, paysBy, field },
      });
    }
  },
};

const actionsOf = (screen: string) => ACTIONS_OF[soldAt(screen as TemplateId)];

/** Whether a form takes a card for something else than what its screen is there to sell. */
export function paysSomethingElse(form: Form): boolean {
  const { paysBy } = actionOf(form);
  const isByCard = paysBy !== undefined && paymentMethod(paysBy).hasCard === true;
  return isByCard && !actionsOf(form.screen).includes(form.block.action);
}

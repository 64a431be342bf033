import { knownFacts } from '../../brand/compile/known-facts.ts';
import { whenOf } from '../../brand/compile/read-condition.ts';
import { itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import type { Facts } from '../../contract/facts.ts';
import { paymentMethod, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import { simplify } from '../../flow/condition.ts';
import { soldAt, type Offer } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import { canHoldTogether } from '../../flow/conditions/can-hold-together.ts';
import type { Form } from '../form/schema/forms.ts';
import type { Rule } from '../rule.ts';
import { actionOf } from './answers-of-form.ts';

/** The fields of a card, each with its field of the library. */
const CARD: Readonly<Record<string, string>> = {
  cardNumber: 'card-number',
  cardCompany: 'card-company',
  cardName: 'card-name',
  cardExpireDate: 'card-expire-date',
  cardCVV: 'card-cvv',
};
/** Names of the number that a bank slip is registered on. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  cpf: 'cpf',
  cnpj: 'cnpj',
  registry: 'registry',
};

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
    const { block, schema, screen } = form;
    const { paysBy } = actionOf(form) ?? {};
    const action = nodeAt(block, ['action']);
    if (!paysBy || !action) return;
    const subject = `screens/${screen} ${textAt(block, 'id')} payment`;
    const { hasCard } = paymentMethod(paysBy);
    const asksForCard = form.parts.some(
      ({ path, node }) => path.join('.') === 'cardNumber' && !nodeAt(node, ['when']),
    );
    if (!hasCard && asksForCard) {
      return report({
        at: action.at,
        message: 'payment-fields.pays-but-form',
        subject,
        data: { action: textAt(action), paysBy },
      });
    }
    const rightActions = ACTIONS_OF[soldAt(screen as TemplateId)];
    if (paysSomethingElse(form)) {
      report({
        at: action.at,
        message: 'payment-fields.pays-something-else',
        subject: `${subject} action`,
        data: { action: textAt(action), screen, value: rightActions.map((one) => `"${one}"`) },
      });
    }
    const known = knownFacts(merged.brand);
    for (const names of neededBy(paysBy, asksForCard)) {
      const [name, field] = Object.entries(names)[0]!;
      if (Object.keys(names).some((one) => isAlwaysAsked(form, one, known))) continue;
      const when = nodeAt(schema, ['properties', name, 'when']);
      const isRequired = itemsAt(schema, 'required').some((item) => textAt(item) === name);
      if (when && isRequired) {
        report({
          at: when.at,
          message: 'payment-fields.form-pays-but',
          subject: '',
          data: { name, paysBy },
        });
        continue;
      }
      report({
        at: (nodeAt(schema, ['required']) ?? block).at,
        message: 'payment-fields.form-pays-but-2',
        subject: `${subject} ${name}`,
        data: { name, paysBy, field },
      });
    }
  },
};

/** Whether a form takes a card for something else than what its screen is there to sell. */
export function paysSomethingElse(form: Form): boolean {
  const { paysBy } = actionOf(form) ?? {};
  const right = ACTIONS_OF[soldAt(form.screen as TemplateId)];
  const isByCard = paysBy !== undefined && paymentMethod(paysBy).hasCard === true;
  return isByCard && !right.includes(textAt(form.block, 'action') ?? '');
}

/** Groups of fields of which a payment needs one each. A form that has no card at all is reported by another rule. */
function neededBy(paysBy: PaymentMethodKind, asksForCard: boolean) {
  const { hasCard, needsDocument } = paymentMethod(paysBy);
  const card = Object.entries(CARD).map((entry) => Object.fromEntries([entry]));
  return [...(hasCard && asksForCard ? card : []), ...(needsDocument ? [DOCUMENTS] : [])];
}

/** Whether nobody can send the form without this field. */
export function isAlwaysAsked(form: Form, name: string, known: Partial<Facts>): boolean {
  const part = form.parts.find(({ kind, path }) => kind === 'plain' && path.join('.') === name);
  const isRequired = itemsAt(form.schema, 'required').some((item) => textAt(item) === name);
  if (!part || !isRequired) return isRequired;
  const condition = whenOf(part.node as Node);
  if (!condition) return true;
  const left = [whenOf(form.block), { not: condition }].map((when) => simplify(when, known));
  return left.includes(false) || !canHoldTogether(...left.filter((one) => typeof one === 'object'));
}

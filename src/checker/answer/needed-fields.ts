import { paymentMethod } from '../../contract/payment-methods.ts';
import { simplify } from '../../flow/condition.ts';
import { gapOf, type Gap } from '../form/schema/forms.ts';
import { say, type MessageId } from '../language/sentence.ts';
import { brandFormRule, type At, type Rule } from '../rule.ts';
import { ageOf, placeOf } from '../typed.ts';
import {
  actionOf,
  actionsOf,
  answersOf,
  asksForCard,
  isOtherAction,
  paysByCard,
} from './answers.ts';

/** Each of these has to be filled in. */
const OF_CARD = [['cardNumber'], ['cardCompany'], ['cardName'], ['cardExpireDate'], ['cardCVV']];
/** The number that a bank slip is registered on: one of these. */
const OF_SLIP = [['cpf', 'cnpj', 'registry']];

/** The field of the library that asks for it: 'card-cvv' for 'cardCVV'. */
const libraryField = (name: string) =>
  name.replace(/[A-Z]+/g, (letters) => `-${letters.toLowerCase()}`);

export const rules: readonly Rule[] = [
  brandFormRule('lead-fields', 'error', (form, { known, report }) => {
    const { block, schema } = form;
    if (isOtherAction(form) || !actionOf(form).takesBuyer) return;
    if (simplify(block.when, { hasLead: false }) === false) return;
    for (const name of ['name', 'email', 'phone']) {
      const gap = gapOf(form, name, { ...known, hasLead: false });
      const isWarning = name === 'phone';
      if (!gap || (isWarning && answersOf(form).has(name))) continue;
      const lacks: Readonly<Record<Gap, [At, MessageId]>> = {
        absent: [[block, 'schema', 'properties'], 'lead-fields.not-asked'],
        optional: [[block, 'schema', 'required'], 'lead-fields.not-required'],
        conditional: [[schema, 'properties', name, 'when'], 'lead-fields.form-takes-new'],
      };
      const severity = isWarning ? 'warning' : 'error';
      report(...lacks[gap], { name }, { severity });
    }
  }),
  brandFormRule('payment-fields', 'error', (form, { known, merged, report }) => {
    const { block, schema, screen } = form;
    const { action } = block;
    if (isOtherAction(form)) {
      const what = paysByCard(form) ? 'pays-something-else' : 'pays-but-form';
      const value = actionsOf(screen).map((one) => `"${one}"`);
      const message = say(`payment-fields.${what}`, { action, screen });
      const [given, card] = [placeOf(block, 'action'), answersOf(form).get('cardNumber')?.at];
      if (what === 'pays-but-form' && card && ageOf(merged, card) < ageOf(merged, given))
        return report(card, message, { action }, { suggestion: say('payment-fields.take-out') });
      const suggestion = say(`payment-fields.${what}.help`, { value });
      return report(given, message, { action }, { suggestion });
    }
    const { paysBy } = actionOf(form);
    if (!paysBy) return;
    // A form that has no card at all is reported by another rule.
    const asked = paysByCard(form) && asksForCard(form) ? OF_CARD : [];
    for (const group of [...asked, ...(paymentMethod(paysBy).needsDocument ? OF_SLIP : [])]) {
      const gaps = group.map((one) => gapOf(form, one, known));
      if (gaps.includes(undefined)) continue;
      const [name = ''] = group;
      const words = { name, paysBy, field: libraryField(name) };
      if (gaps[0] === 'conditional')
        report([schema, 'properties', name, 'when'], 'payment-fields.form-pays-but', words);
      else {
        const owner = schema.required ? schema : block;
        report([owner, 'required'], 'payment-fields.form-pays-but-2', words);
      }
    }
  }),
];

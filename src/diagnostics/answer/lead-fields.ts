import { knownFacts } from '../../brand/compile/known-facts.ts';
import { whenOf } from '../../brand/compile/read-condition.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { simplify } from '../../flow/condition.ts';
import { isJsonSchema } from '../form/json-schema.ts';
import { formExample } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { actionOf, answersOf } from './answers-of-form.ts';
import { isAlwaysAsked } from './payment-fields.ts';

const NAME = { $ref: 'fields/name' };
const EMAIL = { $ref: 'fields/email' };
const PHONE = { $ref: 'fields/phone' };

/** A form that takes a new buyer asks who that is, and where access is sent to (D-181). */
export const rule: Rule = {
  meta: {
    id: 'lead-fields',
    severity: 'error',
    description:
      'Access is delivered by e-mail, so a form that takes a new buyer requires name and e-mail. Without a phone the sale works, but nobody can call or send a code; this is a warning.',
    howToFix: 'Give the form the fields of the library, and require them.',
    example: formExample(
      { action: 'createLead', schema: { properties: { name: NAME }, required: ['name'] } },
      {
        action: 'createLead',
        schema: {
          properties: { name: NAME, email: EMAIL, phone: PHONE },
          required: ['name', 'email', 'phone'],
        },
      },
    ),
    pt: {
      "This form takes a new buyer and does not require '{}'.":
        "Este formulário recebe um novo comprador e não exige '{}'.",
      "This form takes a new buyer and does not ask for '{}'.":
        "Este formulário recebe um novo comprador e não pergunta '{}'.",
      "This form takes a new buyer and does not ask everybody for '{}'.":
        "Este formulário recebe um novo comprador e não pergunta '{}' a todos.",
      'Delete its "when", or let it hold for everybody without a lead.':
        'Apague o "when" dele, ou faça-o valer para quem ainda não tem lead.',
      'Add {} to "required".': 'Acrescente {} a "required".',
      'Add {} to "properties" and {} to "required".':
        'Acrescente {} a "properties" e {} a "required".',
    },
  },
  checkForm({ form, merged, report }) {
    const { block, schema, screen, hasSlip } = form;
    if (!actionOf(form)?.takesBuyer || hasSlip || !isJsonSchema(schema)) return;
    if (simplify(whenOf(block), { hasLead: false }) === false) return;
    const names = answersOf(form).map(({ name }) => name);
    const required = itemsAt(schema, 'required').map((item) => textAt(item));
    const newBuyer = { ...knownFacts(merged.brand), hasLead: false };
    for (const name of ['name', 'email', 'phone']) {
      const isAsked = names.includes(name);
      // A name that is misspelt has a finding of its own.
      const isMisspelt = required.some(
        (one = '') => !names.includes(one) && nearestName(one, names) === name,
      );
      const isOptional = isAsked && name !== 'phone' && !required.includes(name) && !isMisspelt;
      const when = nodeAt(schema, ['properties', name, 'when']);
      if (isAsked && !isOptional && name !== 'phone' && when) {
        if (isAlwaysAsked(form, name, newBuyer)) continue;
        report({
          at: when.at,
          message: `This form takes a new buyer and does not ask everybody for '${name}'.`,
          suggestion: 'Delete its "when", or let it hold for everybody without a lead.',
          subject: `screens/${screen} ${textAt(block, 'id')} ${name}`,
          data: { name },
        });
      }
      if (isAsked && !isOptional) continue;
      const severity = name === 'phone' ? 'warning' : 'error';
      const what = isOptional ? `does not require '${name}'` : `does not ask for '${name}'`;
      report({
        at: (nodeAt(block, ['schema', isOptional ? 'required' : 'properties']) ?? block).at,
        message: `This form takes a new buyer and ${what}.`,
        suggestion: isOptional
          ? `Add "${name}" to "required".`
          : `Add "${name}": { "$ref": "fields/${name}" } to "properties" and "${name}" to "required".`,
        subject: `screens/${screen} ${textAt(block, 'id')} ${name}`,
        severity,
        data: { name, isOptional },
      });
    }
  },
};

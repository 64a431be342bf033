import type { Explanations } from './explained.ts';

const lead = (schema: object, rest: object = {}) => ({
  blocks: [{ id: 'form', block: 'form', schema, ...rest }],
});
const NICK = { type: 'string', title: 'Apelido' };
const nick = (more: object = {}, rest: object = {}) =>
  lead({ properties: { nick: { ...NICK, ...more } } }, rest);
const file = 'screens/lead.json';

/** Rules of forms: what they ask for, how they look, what they say. */
export const ofForms: Explanations = {
  'json-schema': {
    means:
      'A form is described in JSON Schema (draft 2019-09). What is not, cannot be drawn or checked.',
    mend: 'Fields stand in "properties", each with a "type" or a "$ref" to a field of the library.',
    example: { file, wrong: nick({ type: 'strng' }), right: nick() },
  },
  'field-reference': {
    means:
      '"$ref" takes a field of the library ("fields/<name>") or a part of the same form. This one leads nowhere.',
    mend: 'Take one of the fields that are suggested.',
    example: {
      file,
      wrong: lead({ properties: { city: { $ref: 'fields/cidade' } } }),
      right: lead({ properties: { city: { $ref: 'fields/city' } } }),
    },
  },
  'form-field': {
    means:
      'A form speaks of a field that it does not have: it requires, shows or describes something that is not there.',
    mend: 'Write the name as "properties" has it.',
    example: {
      file,
      wrong: nick({}, { messages: { nik: { minLength: 'Escreva mais.' } } }),
      right: nick({ minLength: 2 }, { messages: { nick: { minLength: 'Escreva mais.' } } }),
    },
  },
  'form-impossible': {
    means:
      'No answer whatever passes the rules of this form, or of one field: nobody could ever buy. One is made up for each form, in every variant of its conditions, and tried; the rule is marked without which an answer would pass.',
    mend: 'Change one of the rules that exclude each other.',
    example: {
      file,
      wrong: nick({ minLength: 9, maxLength: 5 }),
      right: nick({ minLength: 5, maxLength: 9 }),
    },
  },
  'form-unproved': {
    means:
      'No answer that passes this form could be made up. There may be one, but buyers may also be unable to complete it.',
    mend: 'Try the form in the preview; where it can be completed, say the rule more simply.',
    example: {
      file,
      wrong: lead({
        properties: { nick: NICK, name: {} },
        dependentRequired: { name: ['nick'] },
        not: { required: ['nick'] },
      }),
      right: nick(),
    },
  },
  'form-button': {
    means: 'The form has no button, so nobody could send it.',
    mend: 'Say the key of its text with "submit", or give each of its pages one.',
  },
  'form-conditions': {
    means: 'The form depends on more conditions than can be prepared beforehand.',
    mend: 'Let fields share a condition.',
  },
  'one-form': {
    means: 'A screen shows one form at a time, for its button says what the screen is for.',
    mend: 'Put the fields into one form, or give both conditions of which only one can hold.',
  },
  'page-coverage': {
    means: "A field is required, but stands on none of the form's pages: nobody could fill it in.",
    mend: 'Name it in the "fields" of a page.',
  },
  format: {
    means: '"format" names a rule that there is not, so that anything would be accepted.',
    mend: 'Take one of the rules of the reference.',
    example: { file, wrong: nick({ format: 'cfp' }), right: nick({ format: 'cpf' }) },
  },
  widget: {
    means: 'A field is drawn by a widget that there is not, or that cannot show such a value.',
    mend: 'Take one of the widgets of the reference.',
    example: {
      file,
      wrong: nick({}, { ui: { nick: { 'ui:widget': 'textfield' } } }),
      right: nick({}, { ui: { nick: { 'ui:widget': 'textarea' } } }),
    },
  },
  'ui-key': {
    means: 'Nothing reads this key of "ui", so it changes nothing.',
    mend: 'Take the key that is suggested.',
    example: {
      file,
      wrong: nick({}, { ui: { nick: { 'ui:placehoder': 'Bia' } } }),
      right: nick({}, { ui: { nick: { 'ui:placeholder': 'Bia' } } }),
    },
  },
  'ui-order': {
    means: '"ui:order" names the fields in their order: all of them, or "*" for the rest.',
    mend: 'Add what is left out, or "*".',
    example: {
      file,
      wrong: nick({}, { ui: { 'ui:order': ['name', 'email'] } }),
      right: nick({}, { ui: { 'ui:order': ['name', 'email', '*'] } }),
    },
  },
  'ui-field': {
    means:
      'A layout speaks of a field that the form does not have, or of one that only code could draw.',
    mend: 'Name fields of the form.',
  },
  'enum-names': {
    means:
      'The names of choices are matched with their values by their order, so there have to be as many.',
    mend: 'Give each value one name.',
    example: {
      file,
      wrong: nick(
        { enum: ['m', 't'] },
        { ui: { nick: { 'ui:widget': 'choice', 'ui:enumNames': ['Manhã'] } } },
      ),
      right: nick(
        { enum: ['m', 't'] },
        { ui: { nick: { 'ui:widget': 'choice', 'ui:enumNames': ['Manhã', 'Tarde'] } } },
      ),
    },
  },
  consent: {
    means: 'A consent that is ticked beforehand is none.',
    mend: 'Delete the "default".',
    example: {
      file,
      wrong: lead(
        { properties: { news: { type: 'boolean', title: 'Quero novidades', default: true } } },
        { ui: { news: { 'ui:widget': 'consent' } } },
      ),
      right: lead(
        { properties: { news: { type: 'boolean', title: 'Quero novidades' } } },
        { ui: { news: { 'ui:widget': 'consent' } } },
      ),
    },
  },
  'card-field': {
    means:
      'Card number and CVV are kept out of storage by their names. Under another name they would be kept.',
    mend: 'Call them cardNumber and cardCVV, at the top of the form.',
    example: {
      file,
      wrong: lead({ properties: { number: { $ref: 'fields/card-number' } } }),
      right: lead({ properties: { cardNumber: { $ref: 'fields/card-number' } } }),
    },
  },
  'message-missing': {
    means:
      'The rule of a library field can find something for which no message is written. Buyers would read a general sentence that does not say what to correct.',
    mend: 'Write a message for each fault of the rule; schemas/reference/rules.md lists them.',
  },
  'message-fault': {
    means: 'A message is written for a fault that its field cannot have, so nobody will read it.',
    mend: 'Write the name of a rule that the field has: required, minLength, pattern …',
    example: {
      file,
      wrong: nick({ minLength: 2 }, { messages: { nick: { maxLength: 'Longo demais.' } } }),
      right: nick({ minLength: 2 }, { messages: { nick: { minLength: 'Escreva mais.' } } }),
    },
  },
};

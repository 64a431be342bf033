// Generated from widgets/fields by `npm run generate`. Do not edit.

import type { FieldWidgetFacts } from '../descriptors.ts';

/** Facts of each widget, by its name in 'ui:widget'. */
export const fieldWidgetFacts: ReadonlyMap<string, FieldWidgetFacts> = new Map<
  string,
  FieldWidgetFacts
>([
  ['birth-date', { origin: 'own', takes: 'text' }],
  ['card-company', { origin: 'own', takes: 'text', chunk: 'payment' }],
  ['card-cvv', { origin: 'own', takes: 'text', chunk: 'payment' }],
  ['card-expiry', { origin: 'own', takes: 'text', chunk: 'payment' }],
  ['card-number', { origin: 'own', takes: 'text', chunk: 'payment' }],
  ['choice', { origin: 'own', takes: 'one-of', chunk: 'payment' }],
  ['cnpj', { origin: 'own', takes: 'text', chunk: 'payment' }],
  ['consent', { origin: 'own', takes: 'boolean' }],
  ['cpf', { origin: 'own', takes: 'text', chunk: 'payment' }],
  ['email-address', { origin: 'own', takes: 'text' }],
  ['franchise', { origin: 'own', takes: 'text', chunk: 'steps' }],
  ['installments', { origin: 'own', takes: 'text', chunk: 'payment' }],
  ['payment-method', { origin: 'own', takes: 'one-of', chunk: 'payment' }],
  ['phone', { origin: 'own', takes: 'text' }],
  ['postal-code', { origin: 'own', takes: 'text' }],
  ['registry', { origin: 'own', takes: 'text', chunk: 'payment' }],
  ['select', { origin: 'own', takes: 'one-of' }],
  ['text', { origin: 'own', takes: 'text' }],
  ['alt-date', { origin: 'rjsf', takes: 'text', chunk: 'rjsf' }],
  ['alt-datetime', { origin: 'rjsf', takes: 'text', chunk: 'rjsf' }],
  ['checkbox', { origin: 'rjsf', takes: 'boolean', chunk: 'rjsf' }],
  ['checkboxes', { origin: 'rjsf', takes: 'some-of', chunk: 'rjsf' }],
  ['color', { origin: 'rjsf', takes: 'text', chunk: 'rjsf' }],
  ['date', { origin: 'rjsf', takes: 'text', chunk: 'rjsf' }],
  ['date-time', { origin: 'rjsf', takes: 'text', chunk: 'rjsf' }],
  ['datetime', { origin: 'rjsf', takes: 'text', chunk: 'rjsf' }],
  ['email', { origin: 'rjsf', takes: 'text', chunk: 'rjsf' }],
  ['hidden', { origin: 'rjsf', takes: 'any', chunk: 'rjsf' }],
  ['password', { origin: 'rjsf', takes: 'text', chunk: 'rjsf' }],
  ['radio', { origin: 'rjsf', takes: 'one-of', chunk: 'rjsf' }],
  ['range', { origin: 'rjsf', takes: 'number', chunk: 'rjsf' }],
  ['textarea', { origin: 'rjsf', takes: 'text', chunk: 'rjsf' }],
  ['time', { origin: 'rjsf', takes: 'text', chunk: 'rjsf' }],
  ['updown', { origin: 'rjsf', takes: 'number', chunk: 'rjsf' }],
  ['uri', { origin: 'rjsf', takes: 'text', chunk: 'rjsf' }],
  ['address', { origin: 'group', takes: 'any' }],
]);

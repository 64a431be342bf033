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
  ['franchise', { origin: 'own', takes: 'text', chunk: 'steps' }],
  ['installments', { origin: 'own', takes: 'text', chunk: 'payment' }],
  ['payment-method', { origin: 'own', takes: 'one-of', chunk: 'payment' }],
  ['phone', { origin: 'own', takes: 'text' }],
  ['postal-code', { origin: 'own', takes: 'text' }],
  ['registry', { origin: 'own', takes: 'text', chunk: 'payment' }],
  ['select', { origin: 'own', takes: 'one-of' }],
  ['text', { origin: 'own', takes: 'text' }],
  ['alt-date', { origin: 'rjsf', takes: 'text', chunk: 'all-fields' }],
  ['alt-datetime', { origin: 'rjsf', takes: 'text', chunk: 'all-fields' }],
  ['checkbox', { origin: 'rjsf', takes: 'boolean', chunk: 'all-fields' }],
  ['checkboxes', { origin: 'rjsf', takes: 'some-of', chunk: 'all-fields' }],
  ['color', { origin: 'rjsf', takes: 'text', chunk: 'all-fields' }],
  ['date', { origin: 'rjsf', takes: 'text', chunk: 'all-fields' }],
  ['date-time', { origin: 'rjsf', takes: 'text', chunk: 'all-fields' }],
  ['datetime', { origin: 'rjsf', takes: 'text', chunk: 'all-fields' }],
  ['email', { origin: 'rjsf', takes: 'text', chunk: 'all-fields' }],
  ['hidden', { origin: 'rjsf', takes: 'any', chunk: 'all-fields' }],
  ['password', { origin: 'rjsf', takes: 'text', chunk: 'all-fields' }],
  ['radio', { origin: 'rjsf', takes: 'one-of', chunk: 'all-fields' }],
  ['range', { origin: 'rjsf', takes: 'number', chunk: 'all-fields' }],
  ['textarea', { origin: 'rjsf', takes: 'text', chunk: 'all-fields' }],
  ['time', { origin: 'rjsf', takes: 'text', chunk: 'all-fields' }],
  ['updown', { origin: 'rjsf', takes: 'number', chunk: 'all-fields' }],
  ['uri', { origin: 'rjsf', takes: 'text', chunk: 'all-fields' }],
  ['address', { origin: 'group', takes: 'any' }],
]);

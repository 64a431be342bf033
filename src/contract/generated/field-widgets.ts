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
  ['card-number', { origin: 'own', takes: 'text', chunk: 'payment' }],
  ['choice', { origin: 'own', takes: 'one-of' }],
  ['consent', { origin: 'own', takes: 'boolean' }],
  ['cpf', { origin: 'own', takes: 'text' }],
  ['email-address', { origin: 'own', takes: 'text' }],
  ['franchise', { origin: 'own', takes: 'text', chunk: 'steps' }],
  ['installments', { origin: 'own', takes: 'text', chunk: 'payment' }],
  ['payment-method', { origin: 'own', takes: 'one-of', chunk: 'payment' }],
  ['phone', { origin: 'own', takes: 'text' }],
  ['select', { origin: 'own', takes: 'one-of' }],
  ['text', { origin: 'own', takes: 'text' }],
  ['url', { origin: 'own', takes: 'text' }],
  ['alt-date', { origin: 'rjsf', takes: 'text' }],
  ['alt-datetime', { origin: 'rjsf', takes: 'text' }],
  ['checkbox', { origin: 'rjsf', takes: 'boolean' }],
  ['checkboxes', { origin: 'rjsf', takes: 'some-of' }],
  ['color', { origin: 'rjsf', takes: 'text' }],
  ['date', { origin: 'rjsf', takes: 'text' }],
  ['date-time', { origin: 'rjsf', takes: 'text' }],
  ['datetime', { origin: 'rjsf', takes: 'text' }],
  ['email', { origin: 'rjsf', takes: 'text' }],
  ['hidden', { origin: 'rjsf', takes: 'any' }],
  ['password', { origin: 'rjsf', takes: 'text' }],
  ['radio', { origin: 'rjsf', takes: 'one-of' }],
  ['range', { origin: 'rjsf', takes: 'number' }],
  ['textarea', { origin: 'rjsf', takes: 'text' }],
  ['time', { origin: 'rjsf', takes: 'text' }],
  ['updown', { origin: 'rjsf', takes: 'number' }],
  ['uri', { origin: 'rjsf', takes: 'text' }],
  ['address', { origin: 'group', takes: 'any' }],
]);

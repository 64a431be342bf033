import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rule } from './reserved-name.ts';

const TEXT = { type: 'string', title: 'Pergunta' };
const form = (action: string, ...names: string[]) =>
  withForm({ properties: Object.fromEntries(names.map((name) => [name, TEXT])) }, { action });

test('a name that calls fill', () => {
  expect(reportsOf(rule, form('createLead', 'operation'))).toEqual([
    "alfa/screens/lead.json blocks[form].schema.properties.operation: Calls carry something of their own as 'operation': the answer would not be sent. Give the field another name.",
  ]);
});

test.each([
  'amount',
  'business',
  'captchaToken',
  'contactId',
  'leadId',
  'metadata',
  'plan',
  'planId',
  'product',
  'productCode',
  'route',
  'seller',
  'source',
  'type',
  'voucher',
])('%s is reserved', (name) => {
  expect(reportsOf(rule, form('createLead', name))).toHaveLength(1);
});

test('card data stands on payment forms alone', () => {
  const card = [
    'cardNumber',
    'cardCVV',
    'cardName',
    'cardExpireDate',
    'cardCompany',
    'installments',
  ];
  expect(reportsOf(rule, form('createLead', ...card))).toHaveLength(card.length);
  expect(reportsOf(rule, form('pay', ...card))).toEqual([]);
});

test('names of the buyer, and those of a brand, are free', () => {
  const names = ['name', 'email', 'phone', 'cpf', 'birthDate', 'address', 'company', 'course'];
  expect(reportsOf(rule, form('createLead', ...names))).toEqual([]);
});

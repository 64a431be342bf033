import { expect, test } from 'vitest';
import { brandWith, fixtureBrand } from './drawing/brands.ts';
import { messagesOf } from './drawing/form-messages.ts';

const CODE = 'Revise o código de segurança.';
const THREE_DIGITS = ['visa', 'mastercard', 'hipercard', 'elo', 'diners'];

const say = messagesOf(brandWith(), 'payment');

test('[RULE-42] a company has to be chosen, whichever it is', () => {
  for (const cardCompany of ['american_express', ...THREE_DIGITS]) {
    expect(say({ cardCompany }), cardCompany).not.toHaveProperty('cardCompany');
  }
  for (const cardCompany of [undefined, ''])
    expect(say({ cardCompany }).cardCompany).toBe('Revise a bandeira do cartão.');
});

test('[RULE-43] the words of Mozambique for it are its own', () => {
  const brand = fixtureBrand('wup-mz');
  expect(messagesOf(brand, 'payment')({}).cardCompany).toBe('Selecione a bandeira do cartão');
});

test.each([
  ['american_express', '0123', undefined],
  ['american_express', '123', CODE],
  ...THREE_DIGITS.flatMap((company) => [
    [company, '012', undefined],
    [company, '1234', CODE],
  ]),
  // A code that no company has.
  ...[undefined, '', 'visa', 'american_express'].flatMap((company) =>
    ['12', '12345', '12a', '1 23'].map((cvv) => [company, cvv, CODE]),
  ),
])('[RULE-40] [RULE-41] of the company %j, the code %j: %j', (cardCompany, cardCVV, message) => {
  expect(say({ cardCompany, cardCVV }).cardCVV).toBe(message);
});

test('[RULE-52] nothing but a ticked box is a consent', () => {
  const lead = messagesOf(brandWith(), 'lead');
  expect(lead({ terms: true }).terms).toBeUndefined();
  for (const terms of [undefined, false, null, 0, 1, 'true', 'on', ''])
    expect(lead({ terms }).terms, String(terms)).toBeDefined();
});

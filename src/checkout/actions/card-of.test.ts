import { expect, test } from 'vitest';
import { cardMethodOf, cardOf } from './payment-request.ts';

test('a card has the five card fields of the form, as typed, and nothing else of it', () => {
  const card = {
    cardCompany: 'visa',
    cardName: 'ANA LIMA',
    cardNumber: '4111 1111 1111 1111',
    cardExpireDate: '12/30',
    cardCVV: '012',
  };
  expect(cardOf({ ...card, email: 'ana@mail.example', installments: '12' })).toEqual(card);
});

test.each([
  ['debitcard', 'debitcard'],
  ['creditcard', 'creditcard'],
  [undefined, 'creditcard'],
  ['', 'creditcard'],
  ['pix', 'creditcard'],
])('a form with the choice %j pays by %s', (paymentMethod, method) => {
  expect(cardMethodOf({ paymentMethod })).toBe(method);
});

import { expect, test } from 'vitest';
import { cardDetails, cardMethodOf } from './payment-request.ts';

test('a card has the five card fields of the form, and nothing else of it', () => {
  const card = {
    cardCompany: 'visa',
    cardName: 'ANA LIMA',
    cardNumber: '4111 1111 1111 1111',
    cardExpireDate: '12/30',
    cardCVV: '012',
  };
  expect(cardDetails({ ...card, email: 'ana@mail.example', installments: '12' })).toEqual({
    company: 'visa',
    holder: 'ANA LIMA',
    number: '4111111111111111',
    expiration: '12/30',
    cvv: '012',
  });
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

import { expect, test } from 'vitest';
import { maskCard } from './mask-card.ts';

test.each([
  ['a number under its key', { number: '4111111111111111' }, { number: '**** 1111' }],
  ['a number under another key', { name: '4111 1111 1111 1111' }, { name: '**** 1111' }],
  ['a CVV', { card: { cardCVV: '123' } }, { card: { cardCVV: '***' } }],
  ['a CNPJ, which is no card', { document: '11444777000161' }, { document: '11444777000161' }],
  ['fourteen digits that are no CNPJ', { document: '36490101441625' }, { document: '**** 1625' }],
  ['a phone', { phone: '+5511987654321' }, { phone: '+5511987654321' }],
  ['a number in a text', { note: 'é 4111.1111.1111.1111, ok' }, { note: 'é **** 1111, ok' }],
  ['a number of nineteen digits', { note: '6304000000000000000.' }, { note: '**** 0000.' }],
  ['a number as a number', { note: 4111111111111111 }, { note: '**** 1111' }],
  ['a wrong number under its key', { cardNumber: '41111111' }, { cardNumber: '**** 1111' }],
  ['a code by any name', { securityCode: '123', cvc2: 1 }, { securityCode: '***', cvc2: '***' }],
  [
    'a session, whose digits may pass Luhn',
    { id: '7f3f1c1e-6f0a-4f0e-9a55-411111111111', time: '2030-01-01T00:00:00.000Z' },
    { id: '7f3f1c1e-6f0a-4f0e-9a55-411111111111', time: '2030-01-01T00:00:00.000Z' },
  ],
])('%s', (_, body, expected) => {
  expect(maskCard(body)).toEqual(expected);
});

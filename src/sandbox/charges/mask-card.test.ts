import { expect, test } from 'vitest';
import { maskCard } from './mask-card.ts';

test.each([
  ['a number under its key', { number: '4111111111111111' }, { number: '**** 1111' }],
  ['a number under another key', { name: '4111 1111 1111 1111' }, { name: '**** 1111' }],
  ['a CVV', { card: { cardCVV: '123' } }, { card: { cardCVV: '***' } }],
  ['a CNPJ, which is no card', { document: '11444777000161' }, { document: '11444777000161' }],
  ['fourteen digits that are no CNPJ', { document: '36490101441625' }, { document: '**** 1625' }],
  ['a phone', { phone: '+5511987654321' }, { phone: '+5511987654321' }],
])('%s', (_, body, expected) => {
  expect(maskCard(body)).toEqual(expected);
});

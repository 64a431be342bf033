import { expect, test } from 'vitest';
import { isCardSecretPath, keptValues } from './card-secrets.ts';

const CARD = { cardNumber: '4111 1111 1111 1111', cardCVV: '123', cardName: 'ANA LIMA' };

test.each([
  ['cardNumber', true],
  ['cards.0.cardCVV', true],
  ['cardName', false],
  ['cardNumber.hint', false],
])('the path %s leads to a card number or CVV: %s', (path, isSecret) => {
  expect(isCardSecretPath(path)).toBe(isSecret);
});

test('what is kept over a reload has neither of them, no code that is good once, and no card number elsewhere', () => {
  const harmless = { city: 'Recife', age: 41, isHolder: true, note: null };
  const values = {
    ...CARD,
    ...harmless,
    smsCode: '123456',
    remark: `my card is ${CARD.cardNumber}`,
    typed: 4111111111111111,
    [CARD.cardNumber]: true,
    guests: [{ ...CARD, name: 'Eva' }, CARD.cardNumber, { name: 'Rui', smsCode: '1' }],
  };
  const kept = keptValues(values, new Set(['smsCode']));
  const guests = [{ cardName: 'ANA LIMA', name: 'Eva' }, undefined, { name: 'Rui' }];
  expect(kept).toEqual({ ...harmless, cardName: 'ANA LIMA', guests });
  expect(JSON.stringify(kept)).not.toMatch(/4111|123/);
});

import { expect, test } from 'vitest';
import { OPERATIONS } from '../contract/generated/operations.ts';
import { checkCardNumber } from '../rules/card-number/card-number.ts';
import { APPROVED_CARDS, SCENARIOS } from './scenarios.ts';

test('every card of the table can be typed into the card field', () => {
  const numbers = SCENARIOS.filter(({ where }) => where === 'card').map(({ value }) => value);
  for (const number of [...numbers, ...APPROVED_CARDS.map((card) => card.number)]) {
    expect([number, checkCardNumber(number)]).toEqual([number, undefined]);
  }
});

test('every scenario belongs to calls that there are, and is chosen by one value only', () => {
  const seen = SCENARIOS.flatMap(({ operations, where, value }) =>
    operations.map((operation) => `${operation} ${where} ${value}`),
  );
  expect(new Set(seen).size).toBe(seen.length);
  const calls = Object.keys(OPERATIONS);
  expect(calls).toEqual(expect.arrayContaining(SCENARIOS.flatMap(({ operations }) => operations)));
});

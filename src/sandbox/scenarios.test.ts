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

test('every scenario is known to the program and chosen by one value only', () => {
  const outcomes = [
    'refused',
    'slow',
    'lostAnswer',
    'serverError',
    'wall',
    'noToken',
    'faultyField',
    'briefPix',
    'otherAmount',
    'pixDiscount',
  ];
  const places = ['card', 'email', 'source', 'planId', 'voucher'];
  const seen = new Set<string>();
  for (const { operations, where, value, outcome, description } of SCENARIOS) {
    expect(outcomes).toContain(outcome);
    expect(places).toContain(where);
    expect(description).toMatch(/\.$|\)\.$/);
    for (const operation of operations) {
      expect(Object.keys(OPERATIONS)).toContain(operation);
      expect(seen).not.toContain(`${operation} ${where} ${value}`);
      seen.add(`${operation} ${where} ${value}`);
    }
  }
});

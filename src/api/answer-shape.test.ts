import { expect, test } from 'vitest';
import {
  amountAt,
  answerFields,
  neededText,
  readAnswer,
  textAt,
  type Fields,
} from './answer-shape.ts';

test('keys are read in camelCase, at every depth, and one that is written so wins', () => {
  const answer = { plan_id: 1, planId: 2, plans: [{ total__value: 3, tax_2: 4 }] };
  expect(answerFields(answer)).toMatchObject({ planId: 2, plans: [{ totalValue: 3, tax2: 4 }] });
  expect(answerFields({ planId: 2, plan_id: 1 })).toMatchObject({ planId: 2 });
});

const nameOf = (fields: Fields) => neededText(fields, 'fullName');

test('an answer without a required field is unreadable, and named by its call', () => {
  expect(() => readAnswer('getSeller', {}, nameOf)).toThrow(
    expect.objectContaining({
      name: 'ApiError',
      kind: 'unreadable',
      message: 'Unreadable answer to GET /api/v1/seller/{source}: fullName is missing',
      cause: expect.objectContaining({ name: 'ShapeError' }),
    }),
  );
});

test.each([
  [{ a: 'x' }, 'x'],
  [{ a: ' x ' }, ' x '],
  [{ a: 0 }, '0'],
  [{ a: 2 ** 53 }, undefined],
  [{ a: ' ' }, undefined],
  [{ a: null }, undefined],
])('the text of %j is %j', (fields, text) => {
  expect(textAt(fields, 'a')).toBe(text);
});

test.each([
  ['576.50', 576.5],
  [576.5, 576.5],
  ['99.999', 100],
  [1.005, 1.01],
  [57_600.4, 57_600, 'minor'],
  ['0', 0],
  ['', undefined],
  [null, undefined],
] as const)('the amount %j is %j', (a, amount, unit?) => {
  expect(amountAt({ a }, 'a', unit)).toBe(amount);
});

test.each(['576,00', '1e3', ' 5', '-1', -0.01, Infinity, NaN, true, [], 1e300])(
  '%s is not an amount: never zero, and its cents can be counted',
  (a) => {
    expect(() => amountAt({ a }, 'a')).toThrow('a is not an amount');
  },
);

import { expect, test, vi } from 'vitest';
import {
  amountAt,
  answerFields,
  listAt,
  needed,
  neededText,
  readAnswer,
  readEach,
  readList,
  textAt,
  type Fields,
} from './answer-shape.ts';

test('keys are read in camelCase, at every depth, and one that is written so wins', () => {
  const answer = { plan_id: 1, planId: 2, plans: [{ total__value: 3, tax_2: 4 }] };
  expect(answerFields(answer)).toMatchObject({ planId: 2, plans: [{ totalValue: 3, tax2: 4 }] });
  expect(answerFields({ planId: 2, plan_id: 1 })).toMatchObject({ planId: 2 });
});

const cities = (answer: unknown) =>
  readList('getFranchiseCities', answer, { name: 'cities', textName: 'city' }, (fields) => fields);

test.each([
  ['the whole answer', ['Lima', { city: 'Beira' }]],
  ['data', { data: ['Lima', { city: 'Beira' }] }],
  ['a name of its own', { cities: ['Lima', { city: 'Beira' }], data: ['Maputo'] }],
  ['that name in data', { data: { cities: ['Lima', { city: 'Beira' }] } }],
  ['data in data', { data: { data: ['Lima', { city: 'Beira' }] } }],
])('a list is found as %s', (_, answer) => {
  expect(cities(answer)).toEqual([{ city: 'Lima' }, { city: 'Beira' }]);
});

test.each([[undefined], [null], ['x'], [{}], [{ cities: {} }], [{ data: {} }]])(
  '%j is not a list',
  (answer) => {
    expect(() => cities(answer)).toThrow('it is not a list');
  },
);

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

test('a list may be missing, and anything else is refused', () => {
  expect(listAt({ a: [1] }, 'a')).toEqual([1]);
  expect([listAt({}, 'a'), listAt({ a: null }, 'a')]).toEqual([undefined, undefined]);
  for (const a of [{}, 'x', 1]) expect(() => listAt({ a }, 'a')).toThrow('a is not a list');
});

test('an odd item of a list is left out and reported, the others are read', () => {
  const report = vi.fn<(reason: string) => void>();
  const items = [{ id: 'a' }, null, { id: '' }, { id: 'b' }, { id: 'a', second: true }];
  const read = (fields: Fields) => ({ id: needed(textAt(fields, 'id'), 'id') });
  expect(readEach('plans', items, read, report)).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(report.mock.calls.flat()).toEqual([
    'plans[1] is left out: it is not an object',
    'plans[2] is left out: id is missing',
    'plans[4] is left out: its id is there twice',
  ]);
});

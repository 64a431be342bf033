import { expect, test, vi } from 'vitest';
import {
  amountAt,
  answerFields,
  firstTextAt,
  listAt,
  listOf,
  needed,
  objectAt,
  optionalAmountAt,
  readEach,
  ShapeError,
  textAt,
  type Fields,
} from './answer-shape.ts';

test('keys are read in camelCase, at every depth, and one that is written so wins', () => {
  const answer = { plan_id: 1, planId: 2, plans: [{ total__value: 3, tax_2: 4 }] };
  expect(answerFields(answer)).toMatchObject({ planId: 2, plans: [{ totalValue: 3, tax2: 4 }] });
  expect(answerFields({ planId: 2, plan_id: 1 })).toMatchObject({ planId: 2 });
});

test('what stands in data wins over what stands beside it', () => {
  const read = answerFields({ name: 'outside', id: 1, data: { name: 'inside' } });
  expect(read).toMatchObject({ name: 'inside', id: 1 });
});

test.each([['a text'], [[1]], [7]])('data of %j is not a wrapper', (data) => {
  expect(answerFields({ name: 'Ana', data })).toEqual({ name: 'Ana', data });
});

test.each([[undefined], [null], ['x'], [[{}]]])('%j has no fields', (answer) => {
  expect(() => answerFields(answer)).toThrow(ShapeError);
});

test.each([
  ['the whole answer', ['Lima', { city: 'Beira' }]],
  ['data', { data: ['Lima', { city: 'Beira' }] }],
  ['a name of its own', { cities: ['Lima', { city: 'Beira' }] }],
  ['that name in data', { data: { cities: ['Lima', { city: 'Beira' }] } }],
  ['data in data', { data: { data: ['Lima', { city: 'Beira' }] } }],
])('a list is found as %s', (_, answer) => {
  expect(listOf(answer, 'cities', 'city')).toEqual([{ city: 'Lima' }, { city: 'Beira' }]);
});

test('a list under its own name wins over data', () => {
  expect(listOf({ cities: ['Beira'], data: ['Lima'] }, 'cities', 'city')).toEqual([
    { city: 'Beira' },
  ]);
});

test('the items of a list are read in camelCase', () => {
  expect(listOf([{ plan_id: 'p' }], 'tickets', 'name')).toMatchObject([{ planId: 'p' }]);
});

test.each([[undefined], [null], ['x'], [{}], [{ cities: {} }], [{ data: {} }]])(
  '%j is not a list',
  (answer) => {
    expect(() => listOf(answer, 'cities', 'city')).toThrow('it is not a list');
  },
);

test.each([
  [{ a: 'x' }, 'x'],
  [{ a: ' x ' }, ' x '],
  [{ a: 0 }, '0'],
  [{ a: ' ' }, undefined],
  [{ a: true }, undefined],
  [{ a: null }, undefined],
  [{}, undefined],
])('the text of %j is %j', (fields, text) => {
  expect(textAt(fields, 'a')).toBe(text);
});

test.each([
  ['576.50', 576.5],
  [576.5, 576.5],
  [0, 0],
  ['0', 0],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the amount %j is %j', (a, amount) => {
  expect(amountAt({ a }, 'a')).toBe(amount);
});

test.each(['576,00', '1e3', ' 5', '5.', '.5', '-1', '1.2.3', -0.01, Infinity, NaN, true, [], {}])(
  '%j is not an amount, and never taken for zero',
  (a) => {
    expect(() => amountAt({ a }, 'a')).toThrow('a is not an amount');
  },
);

test('an optional amount that is not an amount is missing', () => {
  expect(optionalAmountAt({ a: '576.50' }, 'a')).toBe(576.5);
  expect(optionalAmountAt({ a: '576,50' }, 'a')).toBeUndefined();
});

test('objects are read where there are some', () => {
  expect(objectAt({ a: { b: 1 } }, 'a')).toEqual({ b: 1 });
  expect([objectAt({ a: [1] }, 'a'), objectAt({ a: null }, 'a')]).toEqual([undefined, undefined]);
});

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

test('a required value is returned as it is, also zero or empty, and missed when undefined', () => {
  expect([needed(0, 'a'), needed('', 'a')]).toEqual([0, '']);
  expect(() => needed(undefined, 'plan id')).toThrow('plan id is missing');
});

test('the first of the names that has a text is taken', () => {
  const fields = { first: ' ', second: 'b', third: 'c' };
  expect(firstTextAt(fields, ['first', 'second', 'third'])).toBe('b');
  expect(firstTextAt(fields, ['third', 'second'])).toBe('c');
  expect(firstTextAt(fields, ['first', 'none'])).toBeUndefined();
});

test.each([1e300, '9007199254740993', Number.MAX_SAFE_INTEGER])(
  '%s is not an amount: nobody could count its cents',
  (amount) => {
    expect(() => amountAt({ amount }, 'amount')).toThrow('amount is not an amount');
  },
);

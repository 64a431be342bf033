import { expect, test } from 'vitest';
import type { ApiError } from './api-error.ts';
import { readInstallment, readProduct } from './read-product.ts';

const annual = {
  id: 'plano-anual',
  amount: 576,
  standardAmount: 720,
  code: 'anual',
  name: 'Plano anual',
  type: 'yearly',
  currency: 'BRL',
  installments: [{ id: 12, value: 48, standardValue: 60, tax: 0, totalValue: 576 }],
  paymentMethods: ['creditcard', 'pix'],
};
const product = {
  productName: 'Inglês online',
  productCode: 'WUP',
  availablePaymentMethods: ['creditcard'],
  plans: [annual],
};
const ignore = () => {};
const read = (answer: unknown) => readProduct('getProductV1', answer, ignore);
const withPlan = (plan: object) => read({ plans: [{ ...annual, ...plan }] }).plans[0]!;

test('the product of version 1, as section 3 lists it', () => {
  expect(read(product)).toEqual({
    ...product,
    plans: [
      {
        ...annual,
        installments: [
          { id: '12', count: 12, value: 48, standardValue: 60, tax: 0, totalValue: 576 },
        ],
      },
    ],
  });
});

test('[ENTITY-66] unknown fields, a data wrapper and snake_case are read alike', () => {
  const { standardAmount: _, ...camel } = annual;
  const v2 = {
    request_id: 'r1',
    data: {
      product_name: 'Inglês online',
      product_code: 'WUP',
      available_payment_methods: ['credit_card'],
      plans: [
        {
          ...camel,
          standard_amount: '720.00',
          payment_methods: [{ type: 'creditCard', icon: 'x' }, { name: 'PIX' }, 'barter'],
          badge: 'new',
        },
      ],
    },
  };
  expect(readProduct('getProductV2', v2, ignore)).toEqual(read(product));
});

test('what the product can be paid with is what its plans name, when it says nothing itself', () => {
  const { availablePaymentMethods } = read({
    plans: [annual, { id: 7, amount: 1, installments: null }],
  });
  expect(availablePaymentMethods).toEqual(['creditcard', 'pix']);
});

test.each([
  ['nothing', {}, undefined],
  ['an empty list', { paymentMethods: [] }, undefined],
  ['a method of no known kind', { paymentMethods: ['barter'] }, []],
  ['other names', { paymentMethods: ['BANK_SLIP', 'credit'] }, ['creditcard', 'boleto']],
])(
  '[ENTITY-38] a plan that lists %s is read with %j as %j',
  (_, { paymentMethods }: { paymentMethods?: string[] }, expected) => {
    expect(withPlan({ paymentMethods }).paymentMethods).toEqual(expected);
  },
);

test.each([
  [38500, 38500, false],
  [958.8, undefined, true],
  [-1, undefined, true],
  ['38500', undefined, true],
  [0, undefined, false],
  [undefined, undefined, false],
])('[CALL-37] points %j are sold as %j; reported: %j', (points, expected, isReported) => {
  const { left, reported } = readOdd([{ ...annual, points }]);
  expect(left).toHaveLength(1);
  expect(withPlan({ points }).points).toBe(expected);
  const reason = expect.stringMatching(/plans\[0\]\.points are left out: .* whole number/);
  expect(reported).toEqual(isReported ? [reason] : []);
});

test.each([
  ['nothing', undefined, 'it is not an object'],
  ['no plans', { productName: 'x' }, 'plans is missing'],
  ['plans that are not a list', { plans: { id: 1 } }, 'plans is not a list'],
  ['plans in words', { plans: 'x' }, 'plans is not a list'],
])('%s is unreadable, never a guess', (_, answer, reason) => {
  expect(() => read(answer)).toThrow(
    expect.objectContaining({
      kind: 'unreadable',
      operationId: 'getProductV1',
      message: expect.stringContaining(reason),
    }),
  );
});

const broken = { id: 1, value: 1, totalValue: 'x' };
const whole = { id: 12, value: 48, totalValue: 576 };

/** The plans and instalments that are left, and what is reported. */
function readOdd(plans: unknown) {
  const reported: ApiError[] = [];
  const product = readProduct('getProductV1', { plans }, (error) => reported.push(error));
  const left = product.plans.map(({ id, installments }) => [id, installments.map((one) => one.id)]);
  return { left, reported: reported.map(({ kind, message }) => `${kind}: ${message}`) };
}

test.each([
  ['without a price', { id: 'p' }, 'amount is missing'],
  ['whose id no number can hold', { id: 2 ** 60, amount: 1 }, 'id is not an exact'],
  ['without an id', { amount: 1 }, 'id is missing'],
  ['that is no object', null, 'it is not an object'],
  ['with a price in words', { id: 'p', amount: '576,00' }, 'amount is not an amount'],
  ['that is there already', annual, 'its id is there twice'],
  ['with instalments that are not a list', { id: 'p', amount: 1, installments: {} }, 'not a list'],
])('[CALL-37] a plan %s is left out and reported, the others sell', (_, odd, reason) => {
  const { left, reported } = readOdd([annual, odd]);
  expect(left).toEqual([['plano-anual', ['12']]]);
  expect(reported).toEqual([expect.stringContaining('Unreadable answer to GET')]);
  expect(reported[0]).toMatch(/^unreadable: .*plans\[1\] is left out/);
  expect(reported[0]).toContain(reason);
});

test.each([
  ['one with a broken total', broken, 'totalValue is not an amount'],
  ['one whose number nobody can tell', { id: 'x', value: 1 }, 'number of instalments'],
  ['one without an id', { value: 48 }, 'id is missing'],
  ['one without a value', { id: 10 }, 'value is missing'],
  ['one of nothing', { id: 10, value: 0, totalValue: 576 }, 'value is 0'],
  ['one of another total', { id: 10, value: 48, totalValue: 600 }, 'number of instalments'],
  ['one that is there already', whole, 'its id is there twice'],
])('[CALL-37] of the instalments %s is left out and reported, the plan sells', (_, odd, reason) => {
  const { left, reported } = readOdd([{ ...annual, installments: [whole, odd] }]);
  expect(left).toEqual([['plano-anual', ['12']]]);
  expect(reported).toEqual([expect.stringContaining('plans[0].installments[1] is left out')]);
  expect(reported[0]).toContain(reason);
});

test('a plan of which no instalment can be read is paid at once', () => {
  expect(readOdd([{ ...annual, installments: [broken] }]).left).toEqual([['plano-anual', []]]);
});

test.each([
  ['rounded up to the cent', { value: 33.34, totalValue: 100 }, 3],
  ['rounded down to the cent', { value: 8.33, totalValue: 100 }, 12],
  ['paid at once', { value: 499, totalValue: 499 }, 1],
  ['of the largest number', { value: 1, totalValue: 99 }, 99],
])('a total that is %s gives the number of instalments', (_, amounts, count) => {
  expect(readInstallment({ id: '7', ...amounts }, 576).count).toBe(count);
});

test.each([
  ['a few cents too many', { value: 10, totalValue: 120.2 }],
  ['a hundred of them', { value: 1, totalValue: 100 }],
])('with a total of %s there is no number of instalments', (_, amounts) => {
  expect(() => readInstallment({ id: '6', ...amounts }, 576)).toThrow('number of instalments');
});

test.each([undefined, null, 0, '0.00'])('with the total %j the id decides', (totalValue) => {
  const given = { value: 96, totalValue };
  expect(readInstallment({ id: '6', ...given }, 576)).toMatchObject({ count: 6, totalValue: 576 });
  for (const id of ['x', '0', '100', '6x', '-6'])
    expect(() => readInstallment({ id, ...given }, 576)).toThrow('the number of instalments');
});

test.each([
  ['that add up to the price but for rounding', 41.58, 12, 499, 499],
  ['that cost more than the price', 95.88, 12, 958.8, 1150.56],
  ['that cost less than the price', 70, 12, 958.8, 840],
  ['in cents that add up to the price', 4158, 12, 49_900, 49_900, 'minor'],
] as const)(
  'the total of instalments %s, where none is given',
  (_, value, id, price, total, unit?) => {
    expect(readInstallment({ id, value }, price, unit).totalValue).toBe(total);
  },
);

import { expect, test } from 'vitest';
import { readProduct } from './read-product.ts';

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
const read = (answer: unknown) => readProduct('getProductV1', answer);
const withPlan = (plan: object) => read({ plans: [{ ...annual, ...plan }] }).plans[0]!;
const withInstallment = (installment: object) =>
  withPlan({ installments: [{ id: 1, value: 10, ...installment }] }).installments[0]!;

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
  expect(readProduct('getProductV2', v2)).toEqual(read(product));
});

test('what the product can be paid with is what its plans name, when it says nothing itself', () => {
  const { availablePaymentMethods } = read({ plans: [annual, { id: 7, amount: 1 }] });
  expect(availablePaymentMethods).toEqual(['creditcard', 'pix']);
});

test('a product that sells nothing has no plans', () => {
  expect(read({ plans: [] }).plans).toEqual([]);
});

test('a numeric id is an id', () => {
  expect(withPlan({ id: 4711 }).id).toBe('4711');
});

test.each([
  ['an amount of zero', { amount: 0 }, 0],
  ['plain decimal digits', { amount: '576.50' }, 576.5],
])('%s is a price', (_, plan, amount) => {
  expect(withPlan(plan).amount).toBe(amount);
});

test.each([
  ['nothing', undefined, 'it is not an object'],
  ['a text', 'ok', 'it is not an object'],
  ['a list', [], 'it is not an object'],
  ['no plans', { productName: 'x' }, 'plans is missing'],
  ['plans that are not a list', { plans: { id: 1 } }, 'plans is not a list of objects'],
  ['a plan without a price', { plans: [{ id: 'p' }] }, 'plan amount is missing'],
  ['a plan without an id', { plans: [{ amount: 1 }] }, 'plan id is missing'],
  ['a price in words', { plans: [{ id: 'p', amount: '576,00' }] }, 'amount is not an amount'],
  ['a negative price', { plans: [{ id: 'p', amount: -1 }] }, 'amount is not an amount'],
  [
    'a broken tax',
    { plans: [{ ...annual, installments: [{ id: 1, value: 1, tax: 'x' }] }] },
    'tax',
  ],
])('%s is unreadable, never a guess', (_, answer, reason) => {
  expect(() => read(answer)).toThrow(
    expect.objectContaining({
      kind: 'unreadable',
      operationId: 'getProductV1',
      message: expect.stringContaining(reason),
    }),
  );
});

test.each([
  ['the total and the value', { id: 'x', value: 48, totalValue: 576 }, 12],
  ['the total before the id', { id: 99, value: 48.33, totalValue: 580 }, 12],
  ['minor units', { id: 'x', value: 193, totalValue: 579 }, 3],
  ['the id', { id: '6', value: 10 }, 6],
  ['the id where value and total do not fit', { id: 2, value: 300, totalValue: 576 }, 2],
])('the number of instalments follows from %s', (_, installment, count) => {
  expect(withInstallment(installment).count).toBe(count);
});

test.each([
  { id: 'x' },
  { id: 4711 },
  { id: 0 },
  { id: 'x', totalValue: 15 },
  { id: 'x', value: 0 },
])('instalments without a known number are unreadable: %o', (installment) => {
  expect(() => withInstallment(installment)).toThrow('the number of instalments is unknown');
});

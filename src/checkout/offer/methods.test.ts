import { expect, test } from 'vitest';
import { readProduct } from '../../api/read-product.ts';
import type { BrandSettings } from '../../contract/compiled-brand.ts';
import { PAYMENT_METHOD_KINDS, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import { methodsOf } from './methods.ts';
import { offeredPlans } from './plans.ts';

const brand = (area: 'BR' | 'MZ', methods?: object) => ({
  area,
  product: {
    name: 'Curso',
    businessName: 'Escola',
    bffId: 'a',
    paymentMethods: methods as BrandSettings['product']['paymentMethods'],
  },
});
const IN_BRAZIL: PaymentMethodKind[] = ['creditcard', 'debitcard', 'boleto', 'pix'];
const CARDS: PaymentMethodKind[] = ['creditcard', 'debitcard'];
const WITHOUT_PIX: PaymentMethodKind[] = ['creditcard', 'debitcard', 'boleto', 'livelo'];
const [ACTIVE, CLOSED] = [{ active: true }, { active: false }];
const ONLY = { ...ACTIVE, only: true };

const OPEN: [string, 'BR' | 'MZ', object | undefined, PaymentMethodKind[]][] = [
  ['Brazil closes nothing', 'BR', undefined, [...PAYMENT_METHOD_KINDS]],
  ['Mozambique has cards alone', 'MZ', undefined, CARDS],
  ['an inactive method is closed', 'BR', { pix: CLOSED }, WITHOUT_PIX],
  ['only one', 'BR', { creditcard: ONLY }, ['creditcard']],
  ['though another is active', 'MZ', { creditcard: ONLY, debitcard: ACTIVE }, ['creditcard']],
  ['an inactive only', 'MZ', { creditcard: { ...CLOSED, only: true } }, ['debitcard']],
];

test.each(OPEN)('[ENTITY-52] [ENTITY-53] [ENTITY-54] %s', (_, area, methods, expected) => {
  expect(methodsOf(undefined, brand(area, methods))).toEqual(expected);
});

/** The methods of a product answer as the program reads it. */
function offered(available: unknown, ofPlan: unknown, settings = brand('BR'), points?: number) {
  const plan = { id: 'p', amount: 576, points, paymentMethods: ofPlan };
  const answer = { availablePaymentMethods: available, plans: [plan] };
  const product = readProduct('getProductV1', answer, () => {});
  return methodsOf(offeredPlans(product)[0]!, settings);
}

test.each<[unknown, unknown, PaymentMethodKind[]]>([
  [undefined, undefined, IN_BRAZIL],
  [[], [], IN_BRAZIL],
  [['creditcard', 'pix'], undefined, ['creditcard', 'pix']],
  [['creditcard', 'pix'], ['pix', 'boleto'], ['pix']],
  [undefined, ['boleto'], ['boleto']],
  [['credit_card'], ['creditCard', { type: 'PIX' }], ['creditcard']],
  [['barter'], undefined, []],
  [undefined, ['barter'], []],
  [['pix'], ['creditcard'], []],
  [['livelo'], ['livelo'], []],
])('[ENTITY-38] a product with %j, a plan with %j: paid by %j', (available, ofPlan, expected) => {
  expect(offered(available, ofPlan)).toEqual(expected);
});

test('points need to be listed and to have a number', () => {
  expect(offered(undefined, ['livelo'], brand('BR'), 38500)).toEqual(['livelo']);
  expect(offered(undefined, undefined, brand('BR'), 38500)).toEqual(IN_BRAZIL);
  expect(offered(undefined, ['livelo'], brand('MZ'), 38500)).toEqual([]);
});

import { expect, test } from 'vitest';
import { readProduct } from '../../api/read-product.ts';
import type { BrandSettings } from '../../contract/compiled-brand.ts';
import { PAYMENT_METHOD_KINDS, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import { methodsOf, openMethods } from './methods.ts';
import { offeredPlans } from './plans.ts';

type Methods = BrandSettings['product']['paymentMethods'];

const brand = (area: 'BR' | 'MZ', paymentMethods?: Methods) => ({
  area,
  product: { name: 'Curso', businessName: 'Escola', bffId: 'a', paymentMethods },
});
const IN_BRAZIL: PaymentMethodKind[] = ['creditcard', 'debitcard', 'boleto', 'pix'];

const OPEN: [string, ReturnType<typeof brand>, PaymentMethodKind[]][] = [
  ['Brazil closes nothing', brand('BR'), [...PAYMENT_METHOD_KINDS]],
  ['Mozambique has cards alone', brand('MZ'), ['creditcard', 'debitcard']],
  [
    'an inactive method is closed',
    brand('BR', { pix: { active: false } } as Methods),
    ['creditcard', 'debitcard', 'boleto', 'livelo'],
  ],
  [
    'only one',
    brand('BR', { creditcard: { active: true, only: true } } as Methods),
    ['creditcard'],
  ],
  [
    'only, though another one is active',
    brand('MZ', {
      creditcard: { active: true, only: true },
      debitcard: { active: true },
    } as Methods),
    ['creditcard'],
  ],
  [
    'debit, once it is active and nothing is only',
    brand('MZ', { creditcard: { active: true }, debitcard: { active: true } } as Methods),
    ['creditcard', 'debitcard'],
  ],
  [
    'an inactive only closes itself alone',
    brand('MZ', { creditcard: { active: false, only: true } } as Methods),
    ['debitcard'],
  ],
];

test.each(OPEN)('[ENTITY-52] [ENTITY-53] [ENTITY-54] %s', (_, settings, expected) => {
  expect(openMethods(settings)).toEqual(expected);
});

/** The methods of a product answer as the program reads it. */
function offered(available: unknown, ofPlan: unknown, settings = brand('BR'), points?: number) {
  const plan = { id: 'p', amount: 576, points, paymentMethods: ofPlan };
  const product = readProduct(
    'getProductV1',
    { availablePaymentMethods: available, plans: [plan] },
    () => {},
  );
  return methodsOf(offeredPlans(product)[0]!, settings);
}

test.each<[unknown, unknown, PaymentMethodKind[]]>([
  [undefined, undefined, IN_BRAZIL],
  [[], [], IN_BRAZIL],
  [['creditcard', 'pix'], undefined, ['creditcard', 'pix']],
  [['creditcard', 'pix'], ['pix', 'boleto'], ['pix']],
  [undefined, ['boleto'], ['boleto']],
  [['credit_card'], ['creditCard', { type: 'PIX' }], ['creditcard']],
  [['bankslip'], undefined, ['boleto']],
  [['barter'], undefined, []],
  [undefined, ['barter'], []],
  [['pix'], ['creditcard'], []],
  [['livelo'], ['livelo'], []],
])(
  '[ENTITY-38] a product with %j and a plan with %j can be paid by %j',
  (available, ofPlan, expected) => {
    expect(offered(available, ofPlan)).toEqual(expected);
  },
);

test('points need to be listed and to have a number', () => {
  expect(offered(undefined, ['livelo'], brand('BR'), 38500)).toEqual(['livelo']);
  expect(offered(undefined, undefined, brand('BR'), 38500)).toEqual(IN_BRAZIL);
  expect(offered(undefined, ['livelo'], brand('MZ'), 38500)).toEqual([]);
});

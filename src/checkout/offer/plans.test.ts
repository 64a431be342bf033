import { expect, test } from 'vitest';
import type { Plan } from '../../api/read-product.ts';
import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { BrandSettings } from '../../contract/compiled-brand.ts';
import { soldBy } from './methods.ts';
import { plansOf } from './plans.ts';

type OwnProduct = BrandSettings['product'];

const CARD_PLANS = { test: 'card-test', production: 'card-live' };
const mozambique: OwnProduct = {
  name: 'Curso',
  businessName: 'Escola',
  bffId: 'bff-1',
  currency: 'MZN',
  priceUnit: 'minor',
  plans: { annual: 'annual-1', monthly: '' },
  productCyclePrice: 1560,
  productFullPrice: 18720,
  standardCyclePrice: 1560,
  standardPrice: 18720,
  hasInstallments: false,
  paymentMethods: {
    creditcard: { active: true, only: true, planId: CARD_PLANS },
    debitcard: { active: false },
    boleto: { active: false, planId: 'boleto-1' },
  },
};
const own = (changes: Partial<OwnProduct> = {}) => ({ product: { ...mozambique, ...changes } });

test.each([
  ['test', 'card-test'],
  ['homolog', 'card-test'],
  ['production', 'card-live'],
] as const)('[ENTITY-52] in %s the card sells the plan %s', (environment, id) => {
  const price = { amount: 18720, standardAmount: 18720, currency: 'MZN', installments: [] };
  const plan = { id, name: 'Curso', type: 'yearly', ...price, paymentMethods: ['creditcard'] };
  expect(plansOf(own(), environment)).toEqual([plan]);
});

test('[ENTITY-53] a method with a plan id of its own sells the same plan under that id', () => {
  const creditcard = { active: true, planId: CARD_PLANS };
  const paymentMethods = { creditcard, debitcard: { active: true } };
  const [sold, ...others] = plansOf(own({ paymentMethods }), 'test');
  expect(others).toEqual([]);
  expect(sold).toMatchObject({ id: 'card-test', paymentMethods: ['creditcard', 'debitcard'] });
  expect(soldBy(sold!, 'creditcard').id).toBe('card-test');
  expect(soldBy(sold!, 'debitcard').id).toBe('annual-1');
});

test('[ENTITY-47] the monthly plan is there once it has an id', () => {
  const plans = { annual: 'annual-1', monthly: 'monthly-1' };
  expect(plansOf(own({ plans }), 'production')).toMatchObject([
    { id: 'card-live', type: 'yearly', amount: 18720 },
    { id: 'monthly-1', type: 'recurrency', amount: 1560, paymentMethods: ['creditcard'] },
  ]);
});

test.each<[Partial<OwnProduct>, object[]]>([
  [{ productCyclePrice: 1000, productFullPrice: 12000 }, [{ amount: 12000 }]],
  [{ productCyclePrice: 41.58, productFullPrice: 498.96 }, [{ amount: 498.96 }]],
  [{ productCyclePrice: undefined }, [{ amount: 18720 }]],
  // Cycles and year contradict each other: there is no price, and nothing is sold.
  [{ productCyclePrice: 1500 }, []],
])('[ENTITY-48] the price of a year derives from that of its cycles: %j', (prices, sold) => {
  expect(plansOf(own(prices), 'production')).toMatchObject(sold);
});

test('[ENTITY-53] [ENTITY-54] methods that are not active sell nothing', () => {
  const paymentMethods = { boleto: { active: false, planId: 'boleto-1' } };
  expect(plansOf(own({ paymentMethods }), 'production')).toEqual([]);
  expect(plansOf(own({ paymentMethods: undefined, plans: undefined }), 'production')).toEqual([]);
});

test('[ENTITY-46] [ENTITY-47] what has no plan id is not sold, nor a plan that no method pays', () => {
  const card = { active: true, planId: { test: 'card-0', production: 'card-1' } };
  const sold = (paymentMethods: OwnProduct['paymentMethods'], plans?: OwnProduct['plans']) =>
    plansOf(own({ paymentMethods, plans }), 'production');
  expect(sold({ creditcard: { active: true } })).toEqual([]);
  const plan = { id: 'card-1', paymentMethods: ['creditcard'] };
  expect(sold({ creditcard: card, debitcard: { active: true } })).toMatchObject([plan]);
  expect(sold({ creditcard: { active: false } }, { annual: 'a', monthly: 'm' })).toEqual([]);
});

const server = { product: { name: 'Curso', businessName: 'Escola' } };

function plan(id: string, ...paymentMethods: PaymentMethodKind[]): Plan {
  const listed = paymentMethods.length > 0 ? paymentMethods : undefined;
  return { id, amount: 576, installments: [], paymentMethods: listed };
}
const closed = (id: string): Plan => ({ ...plan(id), paymentMethods: [] });

const answers: [PaymentMethodKind[] | undefined, Plan[], Plan[]][] = [
  [['creditcard', 'pix'], [plan('p1', 'pix', 'boleto')], [plan('p1', 'pix')]],
  [['creditcard', 'pix'], [plan('p1')], [plan('p1', 'creditcard', 'pix')]],
  [undefined, [plan('p1')], [plan('p1')]],
  [['creditcard'], [plan('p1', 'boleto'), plan('p2', 'creditcard')], [plan('p2', 'creditcard')]],
  [['creditcard'], [], []],
  [['creditcard'], [plan('p1', 'boleto')], [closed('p1')]],
  [undefined, [closed('p1'), plan('p2', 'pix')], [plan('p2', 'pix')]],
];

test.each(answers)(
  '[ENTITY-38] a product with %j and the plans %j sells %j',
  (availablePaymentMethods, plans, sold) => {
    expect(plansOf(server, 'production', { availablePaymentMethods, plans })).toEqual(sold);
  },
);

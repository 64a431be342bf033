import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { drawHook, type HookSituation } from '../../../tests/drawing/draw-hook.tsx';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import { useTerms, useVoucherAnswer } from './use-brand-offer.ts';
import { useOrder } from './use-order.ts';

const UPSELL = { productCode: 'BETA', name: 'Curso Beta', business: 'other' };
const AT_UPSELL = { templateId: 'payment/upsell' } as const;
const [PLAN] = A_PRODUCT.plans;
const plan = (amount: number, id = 'anual') => ({ ...PLAN, id, amount, installments: [] });

interface Asked {
  query: { voucher?: string };
}
/** Plans of an upstream that knows the voucher of a call, and without one. */
const prices =
  (withVoucher: object[], usual: object[]) =>
  ({ query }: Asked) => ({ plans: query.voucher ? withVoucher : usual });

const drawWith = <T,>(useIt: () => T, getProductV1: unknown, situation: HookSituation = {}) =>
  drawHook(useIt, {
    ...situation,
    page: { upsell: UPSELL as never },
    answers: { getProductV1, ...situation.answers },
  });

const useTermsOfOrder = () => useTerms(useOrder());

/** A brand that words its price for everybody. */
const worded = () => {
  const offers = [{ id: 'a', headline: 'Hoje', price: { count: 12, value: 85 } }];
  const product = { shownInstallment: { count: 12, value: 95 } };
  return { brand: { ...plainBrand({ product }), offers } };
};

test('prices that brand.json words are those of its own product, never of an upsell', async () => {
  const own = await drawWith(useTermsOfOrder, A_PRODUCT, worded());
  expect(own.result.current.worded).toEqual({ count: 12, value: 85 });
  const { result } = await drawWith(useTermsOfOrder, A_PRODUCT, { ...worded(), at: AT_UPSELL });
  expect(result.current.worded).toBeUndefined();
});

test('a voucher is compared for the plan that the buyer has chosen', async () => {
  const answer = prices(
    [plan(499, 'anual'), plan(80, 'dois')],
    [plan(499, 'anual'), plan(100, 'dois')],
  );
  const { checkout, result } = await drawWith(useVoucherAnswer, answer, { search: '?voucher=V20' });
  expect(result.current).toEqual({ kind: 'unchanged' });
  act(() => checkout.visit.selectPlan('dois', checkout));
  expect(result.current).toEqual({ kind: 'lowered', price: 80, standard: 100 });
});

test('the usual price is asked for as the price of the voucher is, but without the voucher', async () => {
  const answer = prices([plan(449.1)], [plan(499)]);
  const search = '?voucher=V10&route=vip';
  const { checkout } = await drawWith(useVoucherAnswer, answer, { search });
  const [first, second] = checkout.client.calls.map(({ query }) => query!);
  expect(first).toMatchObject({ voucher: 'V10', operation: 'BR', route: 'vip' });
  expect(second).toEqual({ ...first, voucher: undefined });
});

const OWN_PRICE = {
  product: {
    productFullPrice: 499,
    plans: { annual: 'a', monthly: '' },
    paymentMethods: { creditcard: { active: true } },
  },
};

test('the price of an upsell is compared, also where brand.json has that of the main product', async () => {
  const answer = prices([plan(49.5)], [plan(99)]);
  const { result } = await drawWith(useVoucherAnswer, answer, {
    settings: OWN_PRICE,
    at: { ...AT_UPSELL, step: { props: { voucher: 'METADE' } } },
  });
  expect(result.current).toEqual({ kind: 'lowered', price: 49.5, standard: 99 });
});

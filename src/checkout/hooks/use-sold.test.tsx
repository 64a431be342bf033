import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { A_PRODUCT, aCheckout } from '../../../tests/drawing/checkout.ts';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import { drawAnswered } from '../../app/answered/draw-answered.ts';
import { buildQueries } from '../../app/build-queries.ts';
import { saleAt } from '../offer/sale-at.ts';
import { CheckoutProvider } from './checkout-context.ts';
import { useSold } from './use-sold.ts';

const BUMP = { id: 'mais', name: 'Mais', amount: 100 };
const upsell = { productCode: 'BETA', name: 'Curso Beta' };

/** The upstream: every product by its code, and the plan of the order bump where that alone is asked for. */
const getProductV1 = ({ path, query }: Record<string, Record<string, unknown>>) => {
  if (query!.plan === BUMP.id) return { plans: [BUMP] };
  return path!.code === 'BETA' ? { plans: [{ id: 'beta', amount: 97 }] } : A_PRODUCT;
};

/** What is on offer to a buyer who has accepted the order bump: on the main sale's screen, or on that of the upsell. */
async function onOffer(templateId: 'payment' | 'payment/upsell', settings = {}) {
  const whole = aCheckout(plainBrand(settings), { answers: { getProductV1 }, page: { upsell } });
  const checkout = { ...whole, ...saleAt(whole, { templateId }) };
  checkout.visit.keepBump(BUMP.id);
  const { result } = renderHook(() => useSold(), {
    wrapper: ({ children }) => <Providers checkout={checkout}>{children}</Providers>,
  });
  await settle();
  const { plans = [], bump } = result.current.sold ?? {};
  return { plans: plans.map(({ id, amount }) => [id, amount]), bump: bump?.amount };
}

test('an accepted order bump is on offer with its price, beside the plan (D-69)', async () => {
  expect(await onOffer('payment')).toEqual({ plans: [['alfa-anual', 499]], bump: 100 });
});

test("prices in the brand's JSON are those of its own product, and not of its upsell", async () => {
  const product = {
    productFullPrice: 300,
    plans: { annual: 'ano' },
    paymentMethods: { creditcard: { active: true } },
  };
  expect((await onOffer('payment', { product })).plans).toEqual([['ano', 300]]);
  expect((await onOffer('payment/upsell', { product })).plans).toEqual([['beta', 97]]);
});

test.each([
  ['sells', true],
  ['sells nothing', false],
])(
  'a screen that %s, drawn before its visit is known, names the question for its price: %s',
  async (_, isWanted) => {
    const checkout = aCheckout(plainBrand());
    const queries = buildQueries(checkout.report);
    function Part() {
      useSold(isWanted);
      return null;
    }
    const page = (
      <QueryClientProvider client={queries}>
        <CheckoutProvider checkout={checkout}>
          <Part />
        </CheckoutProvider>
      </QueryClientProvider>
    );
    const { priceQuestion } = await drawAnswered(() => renderToString(page), queries);
    expect(priceQuestion !== undefined).toBe(isWanted);
  },
);

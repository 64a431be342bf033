import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { A_PRODUCT, aCheckout } from '../../../tests/drawing/checkout.ts';
import { drawHook } from '../../../tests/drawing/draw-hook.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import { ApiError } from '../../api/api-error.ts';
import type { CompiledBrand } from '../../contract/compiled-brand.ts';
import { useOrder } from './use-order.ts';

interface Situation {
  search?: string;
  price?: unknown;
  isWanted?: boolean;
  /** `product` of brand.json. */
  own?: object;
}

function order({ search, price = A_PRODUCT, isWanted = true, own = {} }: Situation = {}) {
  const { settings, ...rest } = plainBrand();
  const product = { name: 'Curso Alfa', businessName: 'Alfa', bffId: 'a', ...own };
  const brand = { ...rest, settings: { ...settings, product } } as CompiledBrand;
  const checkout = aCheckout(brand, {
    search,
    answers: { getProductV1: price, getProductV2: price },
  });
  const { result } = renderHook(() => useOrder(isWanted), {
    wrapper: ({ children }) => <Providers checkout={checkout}>{children}</Providers>,
  });
  return { checkout, result };
}

const failure = new ApiError('getProductV1', { kind: 'network' });

test('nothing is asked before the visit is known, for its lead belongs into the call', async () => {
  const { checkout, result } = order();
  await settle();
  expect([checkout.client.calls.length, result.current.status]).toEqual([0, 'loading']);
  act(() => checkout.visit.load());
  await settle();
  expect([checkout.client.calls.length, result.current.status]).toEqual([1, 'ready']);
  expect(result.current.plan).toMatchObject({ id: 'alfa-anual', currency: 'BRL', unit: 'major' });
});

test('[ERROR-06] a failure is shown and reported once, and asking again may help', async () => {
  const prices = [failure, A_PRODUCT];
  const { checkout, result } = order({ price: () => prices.shift() });
  act(() => checkout.visit.load());
  await settle();
  expect([result.current.status, result.current.plan]).toEqual(['failed', undefined]);
  expect(checkout.report).toHaveBeenCalledExactlyOnceWith(failure, 'sold');
  act(() => result.current.retry());
  await settle();
  expect(result.current.status).toBe('ready');
});

test('[ENTITY-05] the plan that was chosen is bought, before that of the link and the first one', async () => {
  const plans = ['a', 'b', 'c'].map((id) => ({ id, amount: 10 }));
  const { checkout, result } = order({ price: { plans } });
  act(() => checkout.visit.selectPlan('c', checkout));
  await settle();
  expect(result.current.plan?.id).toBe('c');
  expect(result.current.plans.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  act(() => checkout.visit.selectPlan('unknown', checkout));
  expect(result.current.plan?.id).toBe('a');
  expect(checkout.session.read('defaultSelectedPlan')).toBe('unknown');
});

const THREE = { plans: ['a', 'b', 'c'].map((id) => ({ id, amount: 10 })) };
const linkWith = (oferta: string) => aCheckout(plainBrand(), { search: `?oferta=${oferta}` }).link;

test('[QUERY-05] the plan of the link wins over one that was chosen on another link', async () => {
  const { checkout, result } = order({ search: '?oferta=b', price: THREE });
  act(() => checkout.visit.selectPlan('c', { offer: 'main', link: linkWith('a') }));
  await settle();
  expect(result.current.plan?.id).toBe('b');
  act(() => checkout.visit.selectPlan('c', { offer: 'main', link: aCheckout(plainBrand()).link }));
  expect(result.current.plan?.id).toBe('b');
});

test('[QUERY-05] a choice made on this very link stays, also after a reload', async () => {
  const { checkout, result } = order({ search: '?oferta=b', price: THREE });
  act(() => checkout.visit.selectPlan('c', checkout));
  await settle();
  expect(result.current.plan?.id).toBe('c');
  act(() => checkout.visit.load());
  expect(result.current.plan?.id).toBe('c');
});

test('the plan that was chosen for an upsell is bought there, and only there', async () => {
  const at = { templateId: 'payment/upsell' } as const;
  const answers = { getProductV1: THREE };
  const page = { upsell: { productCode: 'BETA', name: 'Curso Beta', business: 'other' } as never };
  const main = await drawHook(useOrder, { page, answers });
  act(() => main.checkout.visit.selectPlan('b', { ...main.checkout, offer: 'main' }));
  act(() => main.checkout.visit.selectPlan('c', { ...main.checkout, offer: 'upsell' }));
  expect(main.result.current.plan?.id).toBe('b');
  await main.moveTo(at);
  expect(main.result.current.plan?.id).toBe('c');
});

test('a plan that can be paid here goes before one that cannot, unless the buyer asks for that', async () => {
  const inPoints = { id: 'a', amount: 10, paymentMethods: ['livelo'] };
  const plans = [inPoints, { id: 'b', amount: 20, paymentMethods: ['pix'] }];
  const { checkout, result } = await drawHook(useOrder, { answers: { getProductV1: { plans } } });
  expect(result.current.plan?.id).toBe('b');
  act(() => checkout.visit.selectPlan('a', checkout));
  expect(result.current.plan?.id).toBe('a');
});

test.each([
  ['of Brazil, where nobody names one', {}, 'R$\u00a01.234,50'],
  ['and unit of the brand', { currency: 'MZN', priceUnit: 'minor' }, '12,35\u00a0MT'],
])(
  '[CONST-35] an amount is in the currency %s, also while the price is not known',
  async (_, own, words) => {
    const plan = { id: 'p', amount: 10 };
    const { checkout, result } = order({ own, price: { plans: [plan] } });
    expect(result.current.money(1234.5)).toBe(words);
    act(() => checkout.visit.load());
    await settle();
    expect(result.current.status).toBe('ready');
    expect(result.current.money(1234.5)).toBe(words);
  },
);

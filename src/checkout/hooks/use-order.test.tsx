import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { A_PRODUCT, aCheckout } from '../../../tests/drawing/checkout.ts';
import { drawHook } from '../../../tests/drawing/draw-hook.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import { ApiError } from '../../api/api-error.ts';
import { countedWork } from '../session/work-under-way.ts';
import type { FlowStep } from '../../contract/compiled-brand.ts';
import { useBump, useOrder } from './use-order.ts';

const page = { upsell: { productCode: 'BETA', name: 'Curso Beta', business: 'other' } as never };
const failure = new ApiError('getProductV1', { kind: 'network' });

test('nothing is asked before the visit is known, for its lead belongs into the call', async () => {
  const checkout = aCheckout(plainBrand(), { answers: { getProductV1: A_PRODUCT } });
  const { result } = renderHook(() => useOrder(), {
    wrapper: ({ children }) => <Providers checkout={checkout}>{children}</Providers>,
  });
  await settle();
  expect([checkout.client.calls.length, result.current.status]).toEqual([0, 'loading']);
  act(() => checkout.visit.load());
  await settle();
  expect([checkout.client.calls.length, result.current.status]).toEqual([1, 'ready']);
  expect(result.current.plan).toMatchObject({ id: 'alfa-anual', currency: 'BRL', unit: 'major' });
});

test('[ERROR-06] a failure is shown and reported once, and asking again may help', async () => {
  const prices = [failure, A_PRODUCT];
  const answers = { getProductV1: () => prices.shift() };
  const { checkout, result } = await drawHook(useOrder, { answers });
  expect([result.current.status, result.current.plan]).toEqual(['failed', undefined]);
  expect(checkout.report).toHaveBeenCalledExactlyOnceWith(failure, 'sold');
  act(() => result.current.retry());
  await settle();
  expect(result.current.status).toBe('ready');
});

test.each<[string, unknown, object]>([
  ['another price', { plans: [{ id: 'alfa-anual', amount: 597 }] }, { total: 597 }],
  ['a failure', failure, { total: 499 }],
  ['an answer that sells nothing', { plans: [] }, { total: 499 }],
])('asked again unseen, %s leaves a price, and nothing is reported', async (_, again, shown) => {
  const prices = [A_PRODUCT, again];
  const { checkout, result } = await drawHook(useOrder, {
    answers: { getProductV1: () => prices.shift() },
  });
  await countedWork(() => act(() => result.current.refresh()), true);
  expect(result.current).toMatchObject({ total: 499, status: 'ready' });
  prices.push(again);
  await act(() => result.current.refresh());
  await settle();
  expect(result.current).toMatchObject({ ...shown, status: 'ready' });
  expect(checkout.report).not.toHaveBeenCalled();
});

const THREE = { plans: ['a', 'b', 'c'].map((id) => ({ id, amount: 10 })) };
const linkWith = (oferta: string) => aCheckout(plainBrand(), { search: `?oferta=${oferta}` }).link;

test('[ENTITY-05] the plan that was chosen is bought, before that of the link and the first one', async () => {
  const { checkout, result } = await drawHook(useOrder, { answers: { getProductV1: THREE } });
  act(() => checkout.visit.selectPlan('c', checkout));
  await settle();
  expect(result.current.plan?.id).toBe('c');
  expect(result.current.plans.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  act(() => checkout.visit.selectPlan('unknown', checkout));
  expect(result.current.plan?.id).toBe('a');
  expect(checkout.session.read('defaultSelectedPlan')).toBe('unknown');
});

test('[QUERY-05] the plan of the link wins over a choice on another link, not over one on this very link', async () => {
  const situation = { search: '?oferta=b', answers: { getProductV2: THREE } };
  const { checkout, result } = await drawHook(useOrder, situation);
  for (const link of [linkWith('a'), aCheckout(plainBrand()).link]) {
    act(() => checkout.visit.selectPlan('c', { offer: 'main', link }));
    await settle();
    expect(result.current.plan?.id).toBe('b');
  }
  act(() => checkout.visit.selectPlan('c', checkout));
  expect(result.current.plan?.id).toBe('c');
  act(() => checkout.visit.load());
  expect(result.current.plan?.id).toBe('c');
});

test('the plan that was chosen for an upsell is bought there, and only there', async () => {
  const at = { templateId: 'payment/upsell' } as const;
  const answers = { getProductV1: THREE };
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

const BUMP = { id: 'mais', name: 'Mais', amount: 100 };
/** The upstream: every product by its code, and the plan of the order bump where that alone is asked for. */
const getProductV1 = ({ path, query }: Record<string, Record<string, unknown>>) => {
  if (query!.plan === BUMP.id) return { plans: [BUMP] };
  return path!.code === 'BETA' ? { plans: [{ id: 'beta', amount: 97 }] } : A_PRODUCT;
};

test('an accepted order bump is on offer with its price, beside the plan (D-69)', async () => {
  const { checkout, result } = await drawHook(useOrder, { answers: { getProductV1 } });
  act(() => checkout.visit.keepBump(BUMP.id));
  await settle();
  const { plan, plans, bump } = result.current;
  expect([plan?.amount, plans[0]!.amount, bump?.amount]).toEqual([599, 499, 100]);
});

test("prices in the brand's JSON are those of its own product, and not of its upsell", async () => {
  const paymentMethods = { creditcard: { active: true } };
  const product = { productFullPrice: 300, plans: { annual: 'ano' }, paymentMethods };
  const situation = { settings: { product }, page, answers: { getProductV1 } };
  const { result, moveTo } = await drawHook(useOrder, situation);
  expect(result.current.plan).toMatchObject({ id: 'ano', amount: 300 });
  await moveTo({ templateId: 'payment/upsell' });
  expect(result.current.plan).toMatchObject({ id: 'beta', amount: 97 });
});

const EXTRA = { id: 'extra', name: 'Apostila', amount: 40 };
const OTHER = { id: 'other', name: 'Simulado', amount: 1234.5 };
const answers = { getProductV1: { plans: [EXTRA, OTHER] } };
const settings = { orderBump: { planId: 'extra' } };
const TEMPLATE = { templateId: 'order-bump-presentation' } as const;

const drawBump = (changes: object = {}, props?: FlowStep['props']) =>
  drawHook(useBump, { answers, at: { ...TEMPLATE, step: { props } }, ...changes });

test.each([
  ['its step, where that names one', { orderBump: { planId: 'other' } }, 'other'],
  ['the brand, where its step says nothing', undefined, 'extra'],
])('[SCREEN-06] the plan on offer is that of %s', async (_, props, id) => {
  const { result } = await drawBump({ settings }, props);
  expect(result.current.plan?.id).toBe(id);
  expect(result.current.status).toBe('ready');
});

test('[SCREEN-06] where nobody names a plan, nothing is asked for and nothing is on offer', async () => {
  const { checkout, result } = await drawBump();
  expect(checkout.client.calls).toEqual([]);
  expect([result.current.status, result.current.plan]).toEqual(['none', undefined]);
});

test('[CALL-07] the plan is asked for with the lead, and again for another one', async () => {
  const { checkout } = await drawBump({ settings });
  const asked = () => checkout.client.calls.map(({ query }) => [query!.plan, query!.leadId]);
  expect(asked()).toEqual([['extra', undefined]]);
  const lead = { name: 'Ana Lima', email: 'ana@mail.example' };
  act(() => checkout.visit.keepLead(lead, 'L1'));
  await settle();
  expect(asked().at(-1)).toEqual(['extra', 'L1']);
});

test.each([
  ['the plan', { currency: 'BRL' }, { ...EXTRA, currency: 'MZN' }, '1.234,50\u00a0MT'],
  ['the brand, where the plan names none', { currency: 'MZN' }, EXTRA, '1.234,50\u00a0MT'],
  ['the brand, in its unit', { currency: 'MZN', priceUnit: 'minor' }, EXTRA, '12,35\u00a0MT'],
])('[CONST-35] its price is in the currency of %s', async (_, product, plan, words) => {
  const plans = { getProductV1: { plans: [plan] } };
  const { result } = await drawBump({ settings: { ...settings, product }, answers: plans });
  expect(result.current.money(1234.5)).toBe(words);
});

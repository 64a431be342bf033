import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aTab, LEAD } from '../../../tests/drawing/buyer.ts';
import { A_PRODUCT, aCheckout } from '../../../tests/drawing/checkout.ts';
import { createClient } from '../../api/client.ts';
import type { Plan } from '../../api/read-product.ts';
import { fetchOffer, fetchPlan, plansOfTickets } from './product-query.ts';
import { saleAt } from './sale-at.ts';
import type { VisitState } from '../visit/visit.ts';

const visit: VisitState = { isLoaded: true, lead: LEAD, leadId: 'L1' };
const OF_LEAD = { leadId: 'L1', email: LEAD.email };

/** The call that goes out: its path, and its query as the upstream reads it. */
async function asked(settings: object, search: string, known: VisitState = visit) {
  let address = '';
  const client = createClient({
    appVersion: '0.1.0',
    fetch: async (url) => {
      address = url;
      return Response.json(A_PRODUCT);
    },
  });
  const page = { seller: { account: 'conta-1', isLiveEnabled: false } };
  const checkout = aCheckout(brandWith({ brand: settings }), { search, page });
  const product = await fetchOffer({ ...checkout, client }, known);
  expect(product.plans).toHaveLength(1);
  const { pathname, searchParams } = new URL(address, 'https://alfa.example.com');
  return { path: pathname, query: Object.fromEntries(searchParams) };
}

test('[CALL-07] the product is asked of v1, with what is known of brand, link and lead', async () => {
  const ofLink = { route: 'pix', voucher: 'V10', operation: 'BR' };
  const ofBrand = { business: 'other', planType: 'yearly', productId: 'alfa-1' };
  expect(await asked({}, '?route=pix&voucher=V10&seller=carlos')).toEqual({
    path: '/api/v1/product/ALFA',
    query: { ...ofLink, ...ofBrand, ...OF_LEAD },
  });
});

test('[CALL-08] [ENTITY-14] [BRAND-108] an offer asks v2, with seller, account and source', async () => {
  const ofLink = { planId: 'p9', seller: 'carlos', source: 'a-b', operation: 'MZ' };
  const ofBrand = { planTypes: 'yearly', priceMode: 'default', accountId: 'conta-1' };
  expect(await asked({}, '?oferta=p9&seller=carlos&source=a-b&lang=pt-MZ')).toEqual({
    path: '/api/v2/product/ALFA',
    query: { business: 'other', ...ofLink, ...ofBrand, ...OF_LEAD },
  });
});

test('[CALL-08] [BRAND-108] a brand can ask v2 always, and with a price mode of its own', async () => {
  const { path, query } = await asked({ productApi: 'v2', priceMode: 'min' }, '');
  expect(path).toBe('/api/v2/product/ALFA');
  expect(query).toMatchObject({ priceMode: 'min', seller: 'performance', source: 'direto' });
});

test('[CALL-10] a brand with tickets asks for their batches, with business and plan, and sells them', async () => {
  const getTickets = [{ name: '2º lote', amount: 450, planId: 'alfa-anual' }];
  const answers = { getProductV1: A_PRODUCT, getTickets };
  const checkout = aCheckout(brandWith({ brand: { tickets: true } }), { answers });
  const { plans } = await fetchOffer(checkout, visit);
  const query = { business: 'other', plan: 'alfa-anual' };
  const call = { operationId: 'getTickets', path: { code: 'ALFA' }, query };
  expect(checkout.client.calls[1]).toEqual(call);
  expect(plans).toMatchObject([{ id: 'alfa-anual', name: '2º lote', amount: 450 }]);
});

test('[CALL-10] a voucher takes off a batch what it takes off its plan', async () => {
  const getProductV1 = ({ query }: { query?: { voucher?: string } }) => ({
    plans: [{ id: 'lote', amount: query!.voucher ? 445 : 890 }],
  });
  const answers = { getProductV1, getTickets: [{ planId: 'lote', amount: 890 }] };
  const tickets = brandWith({ brand: { tickets: true } });
  const { plans } = await fetchOffer(
    aCheckout(tickets, { answers, search: '?voucher=V50' }),
    visit,
  );
  expect(plans).toMatchObject([{ id: 'lote', amount: 445 }]);
});

test('[CALL-07] where the buyer said they come from goes out with v1', async () => {
  const checkout = aCheckout(brandWith(), { ...aTab(), answers: { getProductV1: A_PRODUCT } });
  checkout.session.set('guiche.referer', 'google');
  await fetchOffer(checkout, visit);
  expect(checkout.client.calls[0]!.query).toMatchObject({ referer: 'google' });
});

const annual = { id: 'anual', amount: 480, type: 'yearly' };
const monthly = { id: 'mensal', amount: 48 };
const bothTypes = { brand: { payment: { planTypes: ['yearly', 'recurrency'] } } };

test('[BRAND-80] [ENTITY-44] v1 is asked once for each plan type of the brand, and all their plans are sold', async () => {
  const getProductV1 = ({ query }: { query?: Record<string, unknown> }) => ({
    productName: 'Alfa',
    plans: query!.planType === 'yearly' ? [annual] : [monthly, { ...annual, amount: 1 }],
  });
  const checkout = aCheckout(brandWith(bothTypes), { answers: { getProductV1 } });
  const product = await fetchOffer(checkout, visit);
  const types = checkout.client.calls.map(({ query }) => (query as { planType: string }).planType);
  expect(types).toEqual(['yearly', 'recurrency']);
  const plans = [annual, { ...monthly, type: 'recurrency' }];
  expect(product).toMatchObject({ productName: 'Alfa', plans });
});

test('[BRAND-80] v2 is asked once, with all plan types', async () => {
  const brand = { ...bothTypes.brand, productApi: 'v2' };
  const answers = { getProductV2: { plans: [annual, monthly] } };
  const checkout = aCheckout(brandWith({ brand }), { answers });
  await fetchOffer(checkout, visit);
  expect(checkout.client.calls).toMatchObject([
    { operationId: 'getProductV2', query: { planTypes: ['yearly', 'recurrency'] } },
  ]);
});

test('[BRAND-80] without the price of one plan type nothing is sold', async () => {
  const getProductV1 = ({ query }: { query?: Record<string, unknown> }) =>
    query!.planType === 'yearly' ? { plans: [annual] } : Promise.reject(new Error('down'));
  const checkout = aCheckout(brandWith(bothTypes), { answers: { getProductV1 } });
  await expect(fetchOffer(checkout, visit)).rejects.toThrow('down');
});

test('[CALL-37] an odd plan is reported with its call, and the others are sold', async () => {
  const getProductV1 = { plans: [annual, { id: 'x' }] };
  const checkout = aCheckout(brandWith(), { answers: { getProductV1 } });
  expect((await fetchOffer(checkout, visit)).plans).toMatchObject([annual]);
  expect(checkout.report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringContaining('plans[1] is left out') }),
    'getProductV1',
  );
});

test.each<[string | undefined, string | undefined, string | undefined]>([
  [undefined, undefined, undefined],
  [undefined, 'beta-1', 'beta-1'],
  ['NOVO', undefined, undefined],
])(
  '[ENTITY-64] of the product %s, or an upsell with the bffId %s, the call says %s, and no route of the link',
  async (productCode, bffId, asked) => {
    const page = { productCode, upsell: { productCode: 'BETA', name: 'Beta', bffId } };
    const answers = { getProductV1: A_PRODUCT };
    const search = productCode ? '' : '?route=vip';
    const { client, ...whole } = aCheckout(brandWith(), { search, page, answers });
    const sale = productCode ? whole : saleAt(whole, { templateId: 'payment/upsell' });
    await fetchOffer({ ...sale, client }, visit);
    const { productId, route } = client.calls[0]!.query!;
    expect([productId, route]).toEqual([asked, undefined]);
  },
);

test('[CALL-10] the batches are those of the plan that the link asks for, if there is such a plan', async () => {
  const planOf = async (oferta: string, plans: object[] = [annual, monthly]) => {
    const answers = { getProductV2: { plans }, getTickets: [] };
    const search = `?oferta=${oferta}`;
    const checkout = aCheckout(brandWith({ brand: { tickets: true } }), { answers, search });
    await fetchOffer(checkout, visit);
    return checkout.client.calls[1]!.query!.plan;
  };
  expect(await planOf('mensal')).toBe('mensal');
  expect(await planOf('other')).toBe('anual');
  expect(await planOf('other', [])).toBeUndefined();
});

test.each([
  ['mensal', 'mensal'],
  ['M', 'mensal'],
  ['other', undefined],
])('[D-69] of the plan %s alone v1 is asked, once, and what is found is %s', async (asked, id) => {
  const answers = { getProductV1: { plans: [annual, { ...monthly, code: 'M' }] } };
  const checkout = aCheckout(brandWith(bothTypes), { answers });
  expect((await fetchPlan(checkout, visit, asked))?.id).toBe(id);
  expect(checkout.client.calls).toHaveLength(1);
  const query = checkout.client.calls[0]!.query!;
  expect([query.plan, query.planType]).toEqual([asked, undefined]);
});

test('[D-69] of one plan v2 is asked by the list of plans, whatever offer the link names', async () => {
  const answers = { getProductV2: { plans: [monthly] } };
  const checkout = aCheckout(brandWith(bothTypes), { answers, search: '?oferta=anual' });
  expect(await fetchPlan(checkout, visit, 'mensal')).toMatchObject(monthly);
  const query = checkout.client.calls[0]!.query!;
  expect([query.plans, query.planId, query.planTypes]).toEqual([['mensal'], undefined, undefined]);
});

const LOT: Plan = {
  id: 'lote-2',
  code: 'L2',
  name: 'Ingresso',
  amount: 890,
  standardAmount: 1190,
  installments: [{ id: '1', count: 1, value: 890, totalValue: 890 }],
  paymentMethods: ['creditcard'],
  points: 68_000,
};

test('a batch at the price of its plan is that plan under its own name', () => {
  const ticket = { name: '2º lote', amount: 890, id: 'lote-2' };
  expect(plansOfTickets([ticket], [LOT])).toEqual([{ ...LOT, name: '2º lote' }]);
});

test.each([
  ['a lower price', 790, [LOT]],
  ['a lower price, whatever the voucher takes off a dearer plan', 790, [{ ...LOT, amount: 1000 }]],
  ['a higher price, where the plan is cheaper anyhow,', 990, [LOT]],
])('%s counts, without the old instalments and without a voucher', (_, amount, usual) => {
  const [sold] = plansOfTickets([{ amount, id: 'lote-2' }], [LOT], usual);
  expect(sold).toMatchObject({ code: 'L2', name: 'Ingresso', amount, installments: [] });
  expect(sold).toMatchObject({ takesNoVoucher: true });
  expect([sold!.standardAmount, sold!.points]).toEqual([undefined, undefined]);
});

test('a batch whose plan the product does not name is sold at its own price', () => {
  const ticket = { name: 'Camarote', amount: 2490, id: 'camarote' };
  expect(plansOfTickets([ticket], [LOT])).toEqual([
    { id: 'camarote', name: 'Camarote', amount: 2490, installments: [], takesNoVoucher: true },
  ]);
});

import { expect, test } from 'vitest';
import type { CheckoutChanges } from '../../../tests/drawing/checkout.ts';
import { drawHook } from '../../../tests/drawing/draw-hook.tsx';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Flow } from '../../contract/compiled-brand.ts';
import { useCheckout } from './checkout-context.ts';
import { useFlow, useUpsell } from './use-flow.ts';

const step = (templateId: string, next?: string) => ({
  id: templateId,
  templateId,
  ...(next && { defaultNextStepId: next }),
});

/** The main product's flow: an upsell is offered after its success. */
const MAIN = {
  id: 'default',
  steps: [
    step('lead', 'payment'),
    step('payment', 'success'),
    step('success', 'payment/upsell'),
    step('payment/upsell', 'success/upsell'),
    step('success/upsell'),
  ],
} as Flow;

/** A flow of the upsell, which shows a video first. */
const ofUpsell = (id: string) => ({
  id,
  steps: [
    step('payment/upsell', 'video/upsell'),
    step('video/upsell', 'success/upsell'),
    step('success/upsell'),
  ],
});
const config = (...flows: object[]) => ({ checkoutFlow: { flows } });

interface Situation extends Pick<CheckoutChanges, 'page' | 'search'> {
  settings?: object;
  answer?: unknown;
}

const OWN_FLOWS = { isProductFlowsAvailable: false };
const THE_SAME = { productCode: 'ALFA', name: 'Curso Alfa', business: 'other' };
const upsell = { productCode: 'BETA', name: 'Curso Beta', business: 'other' };

/** The flow of a screen, and the configs that were asked for. */
async function flowAt(
  templateId: string,
  { answer, settings, page = { upsell }, search }: Situation = {},
) {
  const answers = { getProductConfig: answer ?? config(ofUpsell('default')) };
  const brand = { ...plainBrand(settings), flows: [MAIN] };
  const situation = { brand, answers, page, search };
  const { checkout, result } = await drawHook(() => useFlow(useCheckout(), templateId), situation);
  const { flow, flows: all } = result.current;
  return {
    id: flow.id,
    isOwn: flow.steps.some((one) => one.templateId === 'video/upsell'),
    count: all.length,
    asked: checkout.client.calls.map(({ path }) => path?.code),
    report: checkout.report,
  };
}

test("[ENTITY-17] a page of the upsell goes by the flows of its own product's config", async () => {
  const answer = config(ofUpsell('default'), ofUpsell('extra'));
  const own = { isOwn: true, count: 2, asked: ['BETA'] };
  expect(await flowAt('payment/upsell', { answer })).toMatchObject(own);
  // The screen before it asks already, and stays in the main flow.
  expect(await flowAt('success', { answer })).toMatchObject({ isOwn: false, asked: ['BETA'] });
});

test.each<[string, string, Situation]>([
  ['on a screen far from it', 'lead', {}],
  ['on a screen that the flow does not have', 'md', {}],
  ['without an upsell', 'payment/upsell', { page: {} }],
  ['where it is the product itself', 'payment/upsell', { page: { upsell: THE_SAME } }],
  ['of a brand with flows of its own (D-28)', 'payment/upsell', { settings: OWN_FLOWS }],
])('no config is asked for %s', async (_, templateId, situation) => {
  expect(await flowAt(templateId, situation)).toMatchObject({ isOwn: false, asked: [] });
});

test("plan, voucher and route of the link choose no flow of the upsell: they are the main product's", async () => {
  const answer = config(ofUpsell('offer'), ofUpsell('pix'), ofUpsell('default'));
  for (const search of ['?oferta=ano', '?route=pix', '?voucher=msjana']) {
    expect((await flowAt('payment/upsell', { answer, search })).id).toBe('default');
  }
});

const LOST = step('payment/upsell', 'nowhere');

test.each([
  ['that cannot be had', new ApiError('getProductConfig', { kind: 'status', status: 500 })],
  ['with a flow that cannot be used (D-172)', config({ id: 'default', steps: [LOST] })],
])('a config %s is reported, and the main flow goes on', async (_, answer) => {
  const { isOwn, report } = await flowAt('payment/upsell', { answer });
  expect(isOwn).toBe(false);
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'config of the upsell');
});

test('[SCREEN-33] on the success of the main purchase the upsell is a sale of its own', async () => {
  const { result } = await drawHook(useUpsell, { page: { upsell }, at: { templateId: 'success' } });
  expect(result.current).toMatchObject({ offer: 'upsell', productCode: 'BETA' });
});

test('a page of the upsell offers it by its own step, with the voucher of that', async () => {
  const at = { templateId: 'upsell-presentation', step: { props: { voucher: 'METADE' } } } as const;
  const { result, moveTo } = await drawHook(useUpsell, { page: { upsell }, at });
  expect(result.current.link.voucher).toBe('METADE');
  await moveTo({ ...at, step: { props: { voucher: 'OUTRO' } } });
  expect(result.current.link.voucher).toBe('OUTRO');
});

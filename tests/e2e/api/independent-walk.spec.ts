import type { Flow } from '../../../src/contract/compiled-brand.ts';
import { soldBrands } from '../../walk/brands.ts';
import { queryOf } from '../brands/rows-of-brands.ts';
import { Walker } from '../brands/walker.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { FLOWS, flowWithProps } from '../support/independent-upstream/flows.ts';
import { applySwitches, flowsAre } from '../support/independent-upstream/switches.ts';
import { english } from '../support/shops.ts';

/** A brand that config gives neither title nor looks, and whose JSON says nothing of these flows. */
const ms = soldBrands.find(({ brand }) => brand.settings.key === 'MS')!;
const { links } = ms.brand.settings;
/** The walker expects the links of the test environment; this upstream is sold on in production. */
const settings = { ...ms.brand.settings, links: { ...links, test: links.production } };
const sold = { ...ms, brand: { ...ms.brand, settings } };

/** Those whose way hangs on a choice, on the lead or on an id have stories of their own. */
const WITH_STORIES = ['livelo', 'acrescimo', 'telefone', 'renova', 'recupera', 'fatura'];

/** The flow as section 3 writes it, its templates without the slash that D-34 allows. */
const plain = ({ id, steps }: (typeof FLOWS)[number]): Flow => ({
  id,
  steps: steps.map((step) => ({
    ...(step as Flow['steps'][number]),
    templateId: String(step.templateId).replace(/^\//, ''),
  })),
});

for (const flow of FLOWS.filter(({ id }) => !WITH_STORIES.includes(id)).map(plain)) {
  test(`[FLOW-01] [ENTITY-27] [SCREEN-05] config's flow '${flow.id}' is walked to its end`, async ({
    visit,
    upstream,
  }) => {
    const query = `${queryOf(settings)}&flowId=${flow.id}`;
    const walker = new Walker(visit, { ...sold, flow, isDefault: false }, query);
    const last = await walker.toTheEnd();
    expect(last.templateId).toMatch(/^success/);
    expect(upstream.taken).toHaveLength(walker.payments);
    expect(walker.payments).toBeGreaterThan(0);
  });
}

test('[FLOW-02] a flow of all steps is walked in its order', async ({ visit, upstream }) => {
  const way = 'lead phone-verification video presentation order-bump-presentation payment success';
  const upsell = 'upsell-presentation payment/upsell success/upsell';
  const all = flowWithProps('default', `${way} ${upsell}`, {
    'order-bump-presentation': { orderBump: { planId: 'p-77' } },
  });
  applySwitches(upstream, flowsAre({ ...all, props: { upsell: { dsProductId: 'ds-live' } } }));
  await visit.passLead(english, '/phone-verification');
  await visit.page.getByRole('textbox').fill('123456');
  for (const [button, next] of [
    ['Continuar', '/video'],
    ['Continuar', '/presentation'],
    ['Continuar', '/order-bump-presentation'],
    ['Quero adicionar', '/payment'],
  ] as const) {
    await visit.lead.press(button);
    await visit.at(next);
  }
  await visit.pay(english);
  // The presentation would only ask the same again, to whoever has accepted on success.
  await visit.lead.press('Quero aproveitar');
  await visit.at('/payment/upsell');
  await visit.pay(english, '/success/upsell');
  const paid = upstream.seen.filter(({ path }) => path === '/api/v2/payment');
  expect(paid.map(({ body }) => [body!.productCode, body!.amount])).toEqual([
    ['WUP', 1200],
    ['LIVE', 600],
  ]);
});

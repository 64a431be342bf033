import { CONFIG, FLOW } from '../support/independent-upstream/answers.ts';
import { CONFIG_MISTAKES } from '../support/independent-upstream/config-mistakes.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { flow, flowWithProps } from '../support/independent-upstream/flows.ts';
import { applySwitches, flowsAre } from '../support/independent-upstream/switches.ts';
import { english, shopOf } from '../support/shops.ts';

const points = shopOf('WUP', '&route=livelo');

/** A flow whose first step fills a missing voucher. */
const withVoucher = (id: string) =>
  flowWithProps(id, 'lead payment success', { lead: { voucher: `V-${id}` } });

test('[CONST-33] [FLOW-09] [FLOW-16] [ENTITY-30] the default flow is taken, and its voucher fills the link', async ({
  page,
  visit,
  upstream,
}) => {
  applySwitches(upstream, flowsAre(withVoucher('alt'), withVoucher('default')));
  for (const [more, voucher] of [
    ['', 'V-default'],
    ['voucher=X', 'X'],
  ] as const) {
    upstream.seen.length = 0;
    await visit.toPayment(english, more);
    await expect(visit.payment.summary).toContainText('R$');
    const lead = upstream.seen.find(({ path }) => path === '/api/v1/lead');
    expect(lead!.body).toHaveProperty('voucher', voucher);
    const product = upstream.seen.find(({ path }) => path === '/api/v1/product/WUP');
    expect(product!.query).toHaveProperty('voucher', voucher);
    expect(new URL(page.url()).searchParams.get('voucher')).toBe(voucher);
  }
});

test('[ENTITY-21] [BRAND-62] the mode of designSystemId makes the page dark or light; that of a brand outside the list changes nothing', async ({
  page,
  visit,
  upstream,
}) => {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  for (const [designSystemId, mode] of [
    ['WUP$dark', 'dark'],
    ['WUP$light', 'light'],
    ['x$dark', 'light'],
  ]) {
    const json = { ...CONFIG, checkoutFlow: { flows: [FLOW] }, designSystemId };
    upstream.replies.set('GET /api/v1/product/WUP/config', { status: 200, json });
    await visit.open('/lead', english);
    expect(await scheme()).toBe(mode);
  }
});

test("[ROUTE-29] [FLOW-24] D-171: where config has no card step, the card choice leads to the brand's, and back", async ({
  page,
  visit,
  upstream,
}) => {
  const way = 'lead livelo/payment-method livelo/payment success';
  applySwitches(upstream, flowsAre(flow('livelo', way)));
  const toCard = async () => {
    await page.getByRole('radio', { name: 'Cartão de crédito' }).check();
    await visit.lead.press('Continuar');
    await visit.at('/payment');
  };
  await visit.passLead(points, '/livelo/payment-method');
  await toCard();
  await visit.lead.back.click();
  await visit.at('/livelo/payment-method');
  await toCard();
  await visit.pay(points);
  expect(upstream.taken).toHaveLength(1);
});

/** A flow that cannot be used, and none; `src/flow/config/config-mistakes.test.ts` has them all, without a browser. */
const KINDS = ['a next step that no step has', 'an empty list of flows'];

for (const { what, make } of CONFIG_MISTAKES.filter((one) => KINDS.includes(one.what))) {
  test(`a buyer comes to the end though config has ${what}`, async ({ visit, upstream }) => {
    make(upstream.answers.config);
    await visit.buy(english);
    expect(upstream.taken).toHaveLength(1);
  });
}

import { soldBrands } from '../../walk/brands.ts';
import { distinctWalks, type Walk } from '../../walk/walks.ts';
import { expect, test } from '../support/own-server.ts';
import { queryOf } from './rows-of-brands.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { Walker } from './walker.ts';

test.use({ dist: 'dist' });

/** Pairs of screens that follow each other: a buyer may turn round there. */
const screensOf = ({ flow }: Walk): string =>
  [flow.id === 'bankslip', ...flow.steps.map(({ templateId }) => templateId)].join();

/** Every call speaks of this brand's product; money moved at most once, and as much as was asked. */
async function soldRightly(upstream: Sandbox, walk: Walk, payments: number) {
  const code = walk.brand.settings.productCode!;
  const upsell = upsellOf(walk);
  const { requests, charges } = await upstream.state();
  for (const { address, operationId, body } of requests) {
    const ofProduct = /^\/api\/v\d\/product\/([^/?]+)/.exec(address)?.[1];
    if (ofProduct) expect([code, upsell?.productCode]).toContain(ofProduct);
    if (operationId === 'createLead') expect(body).toMatchObject({ product: code });
    if (operationId === 'payV2') {
      const { amount, productCode } = body as { amount: number; productCode: string };
      expect([code, upsell?.productCode]).toContain(productCode);
      expect(productCode === code ? mainPrices(walk) : upsell!.prices).toContain(amount);
    }
  }
  expect(charges).toHaveLength(payments);
}

/** The plans as they can be bought, with and without what a step adds to them. */
function mainPrices({ brand, sandbox }: Walk): number[] {
  const { planId } = brand.settings.orderBump ?? {};
  const bump = sandbox.plans.find(({ id }) => id === planId)?.amount ?? 0;
  return sandbox.plans.flatMap(({ amount }) => [amount, amount + bump]);
}

/** Product of the walk's upsell. */
function upsellOf({ brand, sandbox, flow }: Walk) {
  const { upsellProductName: own } = brand.settings;
  const wanted = flow.props?.upsell?.dsProductId;
  const named = soldBrands.filter((one) => one.brand.settings.dsProductId === wanted);
  const other = named.find((one) => one.brand.settings.area === brand.settings.area);
  const plans = own ? (sandbox.products?.[own]?.plans ?? []) : (other?.sandbox.plans ?? []);
  const productCode = own ?? other?.brand.settings.productCode;
  const prices = plans.map(({ amount }) => amount);
  return productCode === undefined ? undefined : { productCode, prices };
}

/** Actions that end in an approved payment. */
const APPROVED: readonly string[] = ['pay', 'payLivelo'];

/** Rows of widths that only a browser lays out, by the brands that they name. */
const WIDTHS: Readonly<Record<string, string>> = {
  'WUP BR': '[CONST-24] [BRAND-95] ',
  'WUP MZ': '[CONST-25] [BRAND-95] ',
};

/** The parts that are each brand's own, and that its walk looks at. */
const OF_EACH = `[CHROME-19] [BRAND-34] [BRAND-35] [BRAND-38] [BRAND-39] [BRAND-42] [BRAND-43] [BRAND-44] [BRAND-63] [BRAND-69] [BRAND-79] [BRAND-97] [SCREEN-16] [SCREEN-54]`;

/** The first walk of each kind is restless: a screen that is reloaded, left and come back to is the same one. */
const seen = new Set<string>();
for (const walk of distinctWalks(soldBrands)) {
  const { brand, flow, isDefault } = walk;
  const { key, area, access } = brand.settings;
  const rows = isDefault ? `${OF_EACH} ${WIDTHS[`${key} ${area}`] ?? ''}` : '';
  const kind = screensOf(walk);
  const isRestless = !seen.has(kind);
  seen.add(kind);

  test(`${rows}[FLOW-01] ${key} in ${area} is drawn and sold by the flow '${flow.id}'${isRestless ? ', restlessly' : ''}`, async ({
    page,
    visit,
    sandbox,
    noise,
  }) => {
    // A page that is left takes its questions with it.
    if (isRestless) noise.expect(/ERR_ABORTED .*\/api\/v\d\/product/);
    const flowId = isDefault ? '' : `&flowId=${flow.id}`;
    const walker = new Walker(visit, walk, queryOf(brand.settings) + flowId, isRestless);
    const last = await walker.toTheEnd();
    expect(last.templateId).toMatch(/^success/);

    const isApproved = walker.actions.some((action) => APPROVED.includes(action));
    const way = page.locator('main a[href*="token="]');
    await expect(way).toHaveCount(isApproved && access !== 'none' ? 1 : 0);
    await soldRightly(sandbox, walk, walker.payments);
  });
}

test('[CONST-12] the leadership programme: 576 at once, or 12 times 48', async ({ visit }) => {
  const query = 'product=CUNNA-EFLM';
  await visit.open('/payment', { query });
  await expect(visit.payment.summary).toContainText(/R\$\s576,00/);
  await expect(visit.payment.installments).toContainText(/12x.*R\$\s48,00/);
});

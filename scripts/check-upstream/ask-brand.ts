import { fetchConfig, productCalls } from '../../src/api/fetch-product.ts';
import type { Checkout } from '../../src/checkout/checkout.ts';
import { fetchContract } from '../../src/checkout/offer/contract.ts';
import { franchisesOf } from '../../src/checkout/offer/franchises.ts';
import { fetchOffer, fetchPlan } from '../../src/checkout/offer/product-query.ts';
import { createSession } from '../../src/checkout/session/session.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { PageData } from '../../src/contract/page-data.ts';
import { parseLink, sellerCodeOf } from '../../src/flow/link.ts';
import { resolveFlow } from '../../src/visit/resolve-flow.ts';
import { visitUpsell } from '../../src/visit/upsell-product.ts';
import { createBrandReport, type BrandReport } from './brand-report.ts';
import type { Brands } from './delivered-brands.ts';
import type { Inquiry } from './inquiry.ts';
import { judgeConfig } from './judge-config.ts';
import { judgeOffer, productCallOf, type AskingCheckout } from './judge-offer.ts';

/** No page has a session or a lead yet: nothing is stored. */
const session = createSession(() => {
  throw new Error('There is no storage here.');
});
const VISIT = { isLoaded: true };

/** The link of a brand, as buyers follow it. */
export const linkOf = ({ settings: { key, area } }: CompiledBrand) =>
  parseLink(`?product=${encodeURIComponent(key)}${area === 'MZ' ? '&lang=pt-MZ' : ''}`);

/** The checkout of a page before its buyer has typed anything. */
export function checkoutOf(
  brand: CompiledBrand,
  { client }: Pick<Inquiry, 'client'>,
  found: Pick<PageData, 'config' | 'seller'>,
  report: Checkout['report'],
): AskingCheckout {
  const { settings, flows } = brand;
  const productCode = settings.productCode ?? settings.key;
  return {
    brand,
    client,
    session,
    report,
    ...resolveFlow(linkOf(brand), flows, found.config),
    page: { ...found, environment: 'test' } as PageData,
    productCode,
    productName: settings.product.name,
    business: settings.business,
    offer: 'main',
    fill: (text) => text,
  };
}

/** Asks everything about a brand that a page of it may ask before a buyer writes, and judges the answers. */
export async function askBrand(brand: CompiledBrand, inquiry: Inquiry, brands: Brands) {
  const { settings } = brand;
  const { client } = inquiry;
  const report = createBrandReport(brand.id, inquiry);
  const link = linkOf(brand);
  const productCode = settings.productCode ?? settings.key;
  const first = inquiry.exchanges.length;

  const [config, seller] = await Promise.all([
    settings.isProductFlowsAvailable
      ? report.attempt('blocks', () => fetchConfig(client, productCode))
      : undefined,
    report.attempt('blocks', async () => {
      const question = {
        productCode,
        sellerCode: sellerCodeOf(link.source),
        seller: link.seller,
        operation: link.area,
        wantsConfig: false,
      };
      return (await productCalls(client).configAndSeller(question)).seller;
    }),
  ]);
  if (config) judgeConfig(brand, config, brands.lenders, report);
  if (seller && seller.name === undefined)
    report.add('seller-nameless', 'note', { operationId: 'getSeller', field: 'name' });

  const found = { config: config ?? null, seller: seller ?? null };
  const checkout = checkoutOf(brand, inquiry, found, report.leaveOut);
  await askOffer(checkout, report);
  await askBesides(checkout, brands, report);
  report.addLeftOut();
  report.addUndocumented(first);
  return report.findings;
}

/** The price of the brand's own product: v1 of each plan type, or v2; its tickets, too. Then that of a link to a plan. */
async function askOffer(checkout: AskingCheckout, report: BrandReport): Promise<void> {
  const { brand, client, link } = checkout;
  const ask = () => fetchOffer(checkout, VISIT);
  const hasOwnPrice = brand.settings.product.productFullPrice !== undefined;
  const product = await (hasOwnPrice
    ? report.attempt('note', ask, 'own-price')
    : report.attempt('blocks', ask));
  if (product) judgeOffer(checkout, product, report);
  const oferta = product?.plans[0]?.id;
  if (oferta === undefined || hasOwnPrice) return;
  // A link that names a plan asks for its product, then by the second version of the product call.
  await report.attempt('harms', () => productCalls(client).planProduct(oferta));
  if (brand.settings.productApi === 'v2') return;
  const asked = { ...checkout, link: { ...link, oferta } };
  await report.attempt('harms', () => fetchOffer(asked, VISIT), 'offer');
}

/** Asks about the further offers of some brands: contract, schools, order bump, upsell. */
async function askBesides(checkout: AskingCheckout, { entries }: Brands, report: BrandReport) {
  const { brand, flow, page } = checkout;
  const { settings, flows } = brand;
  const steps = flows.flatMap((one) => one.steps);

  if (settings.contract || steps.some(({ props }) => props?.contract))
    await report.attempt('harms', () => fetchContract(checkout));

  if (!settings.franchise && steps.some(({ templateId }) => templateId === 'select-school'))
    await report.attempt('harms', () => askSchools(checkout, report));

  const bumps = steps.map(({ props }) => props?.orderBump?.planId);
  for (const plan of new Set([settings.orderBump?.planId, ...bumps])) {
    if (plan === undefined) continue;
    const sold = await report.attempt(
      'harms',
      async () => (await fetchPlan(checkout, VISIT, plan)) ?? null,
      'bump',
    );
    const place = { operationId: productCallOf(brand), field: 'plans' } as const;
    if (sold === null) report.add('plan-missing', 'harms', place, { plan });
  }

  const upsell = visitUpsell(settings, [flow, ...flows], { brands: entries })?.product;
  if (!upsell) return;
  const { productCode, business = settings.business } = upsell;
  const asked = { ...checkout, productCode, business, page: { ...page, upsell } };
  await report.attempt('harms', () => fetchOffer({ ...asked, offer: 'upsell' }, VISIT), 'upsell');
}

/** The first school of the first city of the first region. */
async function askSchools(checkout: AskingCheckout, report: BrandReport): Promise<void> {
  const place = { region: '', city: '' };
  for (const [level, operationId, field] of [
    ['region', 'getFranchiseRegions', '[0].region'],
    ['city', 'getFranchiseCities', '[0].city'],
    ['unit', 'getFranchiseUnits', '[0].salesforceId'],
  ] as const) {
    const [school] = await franchisesOf(checkout, level, place);
    if (!school) return report.add('no-schools', 'harms', { operationId, field });
    if (level !== 'unit') place[level] = school.value;
  }
}

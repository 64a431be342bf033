import { readProduct, type Plan, type Product } from '../../api/read-product.ts';
import { readTickets } from '../../api/read-tickets.ts';
import type { Checkout, Sale } from '../checkout.ts';
import { answeredReferer } from './referer.ts';
import { plansOfTickets } from './tickets.ts';
import type { VisitState } from '../session/visit.ts';

type Asking = Sale & Pick<Checkout, 'brand' | 'page' | 'client' | 'session'>;

/**
 * Asks for the product and its plans; where the brand sells tickets, its plans are their batches (D-122).
 *
 * @throws what the client throws for either call: nothing is sold without a price.
 */
export async function fetchOffer(checkout: Asking, visit: VisitState): Promise<Product> {
  const product = await fetchProduct(checkout, visit);
  const { brand, client, link, offer, productCode: code, business } = checkout;
  if (!brand.settings.tickets || offer !== 'main') return product;
  const plan = product.plans.find(({ id }) => id === link.oferta) ?? product.plans[0];
  const query = { business, plan: plan?.id };
  const tickets = readTickets(await client.call('getTickets', { path: { code }, query }));
  return { ...product, plans: plansOfTickets(tickets, product.plans) };
}

/**
 * Asks for the product and its plans: v1, or v2 with an `oferta` or where the brand says so (D-113).
 * With `only`, for that one plan.
 *
 * @throws {Error} on an upsell page of a brand that offers nothing besides.
 */
async function fetchProduct(
  checkout: Asking,
  { lead, leadId }: VisitState,
  only?: string,
): Promise<Product> {
  const { brand, page, link, client, productCode: code, business } = checkout;
  const { settings } = brand;
  if (code === '') throw new Error(`The brand '${brand.id}' offers no upsell product here.`);
  const planTypes = only ? undefined : settings.payment.planTypes;
  const shared = {
    business,
    leadId,
    operation: link.area,
    voucher: link.voucher,
    email: lead?.email,
  };
  if (link.oferta || settings.productApi === 'v2') {
    const answer = await client.call('getProductV2', {
      path: { code },
      query: {
        ...shared,
        planTypes,
        plans: only ? [only] : undefined,
        accountId: page.seller?.account,
        priceMode: settings.priceMode ?? 'default',
        seller: link.seller,
        source: link.source,
        planId: only ? undefined : link.oferta,
      },
    });
    return readProduct('getProductV2', answer);
  }
  const answer = await client.call('getProductV1', {
    path: { code },
    query: {
      ...shared,
      planType: planTypes?.[0],
      plan: only,
      productId: settings.product.bffId,
      route: link.route,
      referer: answeredReferer(checkout),
    },
  });
  return readProduct('getProductV1', answer);
}

/** One plan of the product, to be sold along with another one; undefined when there is none like it. */
export async function fetchPlan(
  checkout: Asking,
  visit: VisitState,
  planId: string,
): Promise<Plan | undefined> {
  const { plans } = await fetchProduct(checkout, visit, planId);
  return plans.find(({ id, code }) => id === planId || code === planId);
}

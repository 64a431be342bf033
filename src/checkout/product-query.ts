import { readProduct, type Plan, type Product } from '../api/read-product.ts';
import type { Checkout } from './checkout-context.ts';
import type { VisitState } from './visit.ts';

/**
 * Asks for the product and its plans: v1, or v2 with an `oferta` or where the brand says so (D-113).
 * With `only`, for that one plan.
 *
 * @throws {Error} on an upsell page of a brand that offers nothing besides.
 */
export async function fetchProduct(
  checkout: Checkout,
  { lead, leadId }: VisitState,
  only?: string,
): Promise<Product> {
  const { brand, link, client, productCode: code, business, seller } = checkout;
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
        accountId: seller?.account,
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
    },
  });
  return readProduct('getProductV1', answer);
}

/** One plan of the product, to be sold along with another one; undefined when there is none like it. */
export async function fetchPlan(
  checkout: Checkout,
  visit: VisitState,
  planId: string,
): Promise<Plan | undefined> {
  const { plans } = await fetchProduct(checkout, visit, planId);
  return plans.find(({ id, code }) => id === planId || code === planId);
}

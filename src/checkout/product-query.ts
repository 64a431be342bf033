import { readProduct, type Product } from '../api/read-product.ts';
import type { Checkout } from './checkout-context.ts';
import type { VisitState } from './visit.ts';

/** Asks for the product and its plans: v1, or v2 with an `oferta` or where the brand says so (D-113). */
export async function fetchProduct(
  checkout: Checkout,
  { lead, leadId }: VisitState,
): Promise<Product> {
  const { brand, link, client, productCode: code, business, seller } = checkout;
  const { settings } = brand;
  const { planTypes } = settings.payment;
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
        accountId: seller?.account,
        priceMode: settings.priceMode ?? 'default',
        seller: link.seller,
        source: link.source,
        planId: link.oferta,
      },
    });
    return readProduct('getProductV2', answer);
  }
  const answer = await client.call('getProductV1', {
    path: { code },
    query: {
      ...shared,
      planType: planTypes[0],
      productId: settings.product.bffId,
      route: link.route,
    },
  });
  return readProduct('getProductV1', answer);
}

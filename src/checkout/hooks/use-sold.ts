import { useQuery } from '@tanstack/react-query';
import type { Plan } from '../../api/read-product.ts';
import type { Checkout, Sale } from '../checkout.ts';
import { useCheckout, useVisit } from './checkout-context.ts';
import { withTimeout } from '../session/timeout.ts';
import { fetchOffer, fetchPlan } from '../offer/product-query.ts';
import { offeredPlans, plansOf } from '../offer/plans.ts';
import type { VisitState } from '../visit/visit.ts';

/** The name of the question for them, as failures are reported by it. */
export const SOLD = 'sold';

/** The plans that can be bought on a screen. */
export interface PlansOnOffer {
  plans: Plan[];
  /** The order bump that the buyer accepted. */
  bump?: Plan;
}

/**
 * Asks for the plans that can be bought on a screen.
 *
 * @throws what the client throws: nothing is sold without a price.
 */
export async function fetchSold(
  checkout: Checkout,
  visit: VisitState,
  bumpId?: string,
): Promise<PlansOnOffer> {
  const { brand, page, offer } = checkout;
  const [product, bump] = await Promise.all([
    fetchOffer(checkout, visit),
    bumpId === undefined ? undefined : fetchPlan(checkout, visit, bumpId),
  ]);
  // Prices in the brand's JSON are those of its own product.
  const plans =
    offer === 'upsell' ? offeredPlans(product) : plansOf(brand.settings, page.environment, product);
  return { plans, bump };
}

/**
 * The question for the plans on offer, and how it is answered; one memory for all who ask. Its key names what the
 * call carries of link, sale and visit, and no other parameter of the link: a page may have been drawn with the
 * answer for another campaign.
 */
export function soldQuery(checkout: Checkout, visit: VisitState) {
  const { productCode, offer, business, link } = checkout;
  const { area, oferta, voucher, seller, source, route } = link;
  const bumpId = offer === 'main' ? visit.bump : undefined;
  const asked = [area, oferta, voucher, seller, source, route];
  return {
    queryKey: [SOLD, productCode, offer, business, ...asked, visit.leadId, bumpId],
    queryFn: () => withTimeout(fetchSold(checkout, visit, bumpId)),
  };
}

/** The plans on offer on this screen, asked for once by all who want to know. */
export function useSold(isWanted = true) {
  const visit = useVisit();
  const query = useQuery({
    ...soldQuery(useCheckout(), visit),
    enabled: isWanted && visit.isLoaded,
    meta: { isWanted },
  });
  return {
    sold: query.data,
    hasFailed: query.isError,
    again: async () => (await query.refetch()).data,
  };
}

/** The question for the plans without the voucher of the link. */
export const withoutVoucherKey = (
  { productCode, offer, business, link }: Pick<Sale, 'productCode' | 'offer' | 'business' | 'link'>,
  { leadId }: Pick<VisitState, 'leadId'>,
) => ['without voucher', productCode, offer, business, link.query, leadId];

/**
 * The plans on sale without the voucher of the link. They are asked for where `isWanted` says so; an answer
 * that another component has asked for is given anyway.
 */
export function useUsualPlans(isWanted: boolean): readonly Plan[] | undefined {
  const checkout = useCheckout();
  const visit = useVisit();
  const { link } = checkout;
  const { data } = useQuery({
    queryKey: withoutVoucherKey(checkout, visit),
    queryFn: async () => {
      const asked = { ...checkout, link: { ...link, voucher: undefined } };
      return offeredPlans(await withTimeout(fetchOffer(asked, visit)));
    },
    enabled: isWanted && visit.isLoaded && link.voucher !== undefined,
  });
  return link.voucher === undefined ? undefined : data;
}

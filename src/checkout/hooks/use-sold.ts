import { useQuery } from '@tanstack/react-query';
import type { Plan } from '../../api/read-product.ts';
import type { Checkout } from '../checkout.ts';
import { useCheckout, useVisit } from './checkout-context.ts';
import { withTimeout } from '../session/timeout.ts';
import { fetchOffer, fetchPlan } from '../offer/product-query.ts';
import { offeredPlans, plansOf } from '../offer/plans.ts';
import type { VisitState } from '../session/visit.ts';

/** The plans that can be bought on a screen. */
export interface PlansOnOffer {
  plans: Plan[];
  /** The order bump that the buyer accepted. */
  bump?: Plan;
}

async function fetchSold(
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

/** The plans on offer on this screen, asked for once by all who want to know. */
export function useSold(isWanted = true) {
  const checkout = useCheckout();
  const visit = useVisit();
  const { productCode, offer, business, link } = checkout;
  const bumpId = offer === 'main' ? visit.bump : undefined;
  const query = useQuery({
    queryKey: ['sold', productCode, offer, business, link.query, visit.leadId, bumpId],
    queryFn: () => withTimeout(fetchSold(checkout, visit, bumpId)),
    enabled: isWanted && visit.isLoaded,
  });
  return {
    sold: query.data,
    hasFailed: query.isError,
    again: async () => (await query.refetch()).data,
  };
}

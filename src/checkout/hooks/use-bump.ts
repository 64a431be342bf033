import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '../../rules/money.ts';
import { useCheckout, useVisit } from './checkout-context.ts';
import { moneyOf } from './use-order.ts';
import { fetchPlan } from '../offer/product-query.ts';

/** The plan that this step offers to add to the payment, by its props or by the brand's JSON. */
export function useBump() {
  const checkout = useCheckout();
  const visit = useVisit();
  const { brand, productCode, business, link } = checkout;
  const planId = checkout.step?.props?.orderBump?.planId ?? brand.settings.orderBump?.planId;
  const query = useQuery({
    queryKey: ['bump', productCode, business, link.query, visit.leadId, planId],
    // A query may not answer undefined.
    queryFn: async () => (await fetchPlan(checkout, visit, planId!)) ?? null,
    enabled: visit.isLoaded && planId !== undefined,
  });
  const plan = query.data ?? undefined;
  const { currency, unit } = moneyOf(brand.settings, plan);
  return {
    /** 'none': there is nothing to add, or it cannot be had now. */
    status: plan ? 'ready' : planId === undefined || query.isFetched ? 'none' : 'loading',
    plan,
    money: (amount: number) => formatMoney(amount, currency, unit),
  } as const;
}

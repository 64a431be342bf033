import { useQuery } from '@tanstack/react-query';
import type { Plan, Product } from '../api/read-product.ts';
import type { Checkout } from './checkout-context.ts';
import { useCheckout, useVisit } from './checkout-context.ts';
import { fetchProduct } from './product-query.ts';
import { formatMoney } from '../rules/money.ts';
import { plansOf } from './plans.ts';

/** A plan with all that is needed to show its amounts. */
export type OrderPlan = Plan & { currency: string; unit: 'major' | 'minor' };

export interface Order {
  status: 'loading' | 'ready' | 'failed';
  /** What is bought; only when ready. */
  plan?: OrderPlan;
  money(amount: number): string;
  retry(): void;
  /** The plan, waited for where it is still on its way. */
  whenReady(): Promise<OrderPlan | undefined>;
}

/**
 * What is bought on this screen and what it costs; asked for once the visit is known. Forms that sell
 * nothing pass false and ask for nothing.
 */
export function useOrder(isWanted = true): Order {
  const checkout = useCheckout();
  const visit = useVisit();
  const query = useQuery({
    queryKey: ['product', checkout.productCode, checkout.link.query, visit.leadId],
    queryFn: () => fetchProduct(checkout, visit),
    enabled: isWanted && visit.isLoaded,
  });
  const planOf = (product: Product | undefined) =>
    product &&
    orderPlan(checkout, plansOf(checkout.brand.settings, checkout.page.environment, product));
  const plan = planOf(query.data);
  const unit = plan?.unit ?? 'major';
  return {
    status: query.isError || (query.isSuccess && !plan) ? 'failed' : plan ? 'ready' : 'loading',
    plan,
    money: (amount) => formatMoney(amount, plan?.currency ?? 'BRL', unit),
    retry: () => void query.refetch(),
    whenReady: async () => plan ?? planOf((await query.refetch()).data),
  };
}

/** The plan that the link asks for, else the first one on offer. */
export function orderPlan({ brand, link }: Checkout, plans: Plan[]): OrderPlan | undefined {
  const plan = plans.find(({ id }) => id === link.oferta) ?? plans[0];
  const { currency = 'BRL', priceUnit = 'major' } = brand.settings.product;
  return plan && { ...plan, currency: plan.currency ?? currency, unit: priceUnit };
}

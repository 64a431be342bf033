import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Plan } from '../../api/read-product.ts';
import type { BrandSettings } from '../../contract/compiled-brand.ts';
import { formatMoney } from '../../rules/money.ts';
import type { Checkout } from '../checkout.ts';
import { methodsOf } from '../offer/methods.ts';
import { chosenPlan, offeredPlans, plansOf } from '../offer/plans.ts';
import { fetchOffer, fetchPlan } from '../offer/product-query.ts';
import { withBump } from '../offer/with-bump.ts';
import {
  amountOf,
  installmentOf,
  lineItems,
  type LineItem,
  type OrderPlan,
} from '../payment/amount.ts';
import { withTimeout } from '../session/timeout.ts';
import { isPaymentUnderWay } from '../session/work-under-way.ts';
import type { VisitState } from '../visit/visit.ts';
import { useCheckout, useVisit } from './checkout-context.ts';

/** The name of the question for the plans on offer, as failures are reported by it. */
export const SOLD = 'sold';

/** Its key names what the call carries and no other parameter: the page may hold the answer of another campaign. */
export function soldQuery(checkout: Checkout, visit: VisitState) {
  const { productCode, offer, business, link } = checkout;
  const { area, oferta, voucher, seller, source, route } = link;
  const bumpId = offer === 'main' ? visit.bump : undefined;
  const asked = [area, oferta, voucher, seller, source, route];
  const ask = async () => {
    const { brand, page } = checkout;
    const [product, bump] = await Promise.all([
      fetchOffer(checkout, visit),
      bumpId === undefined ? undefined : fetchPlan(checkout, visit, bumpId),
    ]);
    // Prices in the brand's JSON are those of its own product.
    if (offer === 'upsell') return { plans: offeredPlans(product), bump };
    return { plans: plansOf(brand.settings, page.environment, product), bump };
  };
  return {
    queryKey: [SOLD, productCode, offer, business, ...asked, visit.leadId, bumpId],
    queryFn: () => withTimeout(ask()),
  };
}

type PlansOnOffer = Awaited<ReturnType<ReturnType<typeof soldQuery>['queryFn']>>;

const usualQuery = (checkout: Checkout, visit: VisitState) =>
  soldQuery(
    { ...checkout, link: { ...checkout.link, voucher: undefined } },
    { ...visit, bump: undefined },
  );

/** The plans on sale without the link's voucher. An answer that is there is given without `isWanted`, too. */
export function useUsualPlans(isWanted: boolean): readonly Plan[] | undefined {
  const checkout = useCheckout();
  const visit = useVisit();
  const hasVoucher = checkout.link.voucher !== undefined;
  const { data } = useQuery({
    ...usualQuery(checkout, visit),
    enabled: isWanted && visit.isLoaded && hasVoucher,
  });
  return hasVoucher ? data?.plans : undefined;
}

const NOTHING: readonly never[] = [];

export type Order = ReturnType<typeof useOrder>;

/** Forms that sell nothing pass false and ask for nothing. */
export function useOrder(isWanted = true) {
  const checkout = useCheckout();
  const { settings } = checkout.brand;
  const visit = useVisit();
  const queries = useQueryClient();
  const asked = soldQuery(checkout, visit);
  const query = useQuery({
    ...asked,
    enabled: isWanted && visit.isLoaded,
    meta: { isWanted },
  });
  const { data: sold } = query;
  const planOf = (found = sold) => found && orderPlan(checkout, visit, found);
  const plan = planOf();
  const total = plan && amountOf(plan, installmentOf(plan, visit.installment));
  const { currency, unit } = moneyOf(settings, plan);
  return {
    status: query.isError || (sold && !plan) ? 'failed' : plan ? 'ready' : 'loading',
    /** An accepted order bump included. */
    plan,
    total,
    /** Until the plan is known, those that the brand and its area leave open. */
    methods: methodsOf(plan, settings),
    bump: sold?.bump,
    plans: sold?.plans ?? NOTHING,
    money: (amount: number) => formatMoney(amount, currency, unit),
    retry: () => void query.refetch(),
    /** Asks again unseen: a failure leaves what is shown, and so does a press that is under way by then. */
    refresh: async () => {
      const found = await asked.queryFn().catch(() => undefined);
      if (found && planOf(found) && !isPaymentUnderWay())
        queries.setQueryData(asked.queryKey, found);
    },
    /** The plan that a press buys, with its price without the voucher where that is known by then. */
    whenReady: async (): Promise<OrderPlan | undefined> => {
      const bought = plan ?? planOf((await query.refetch()).data);
      if (!bought || checkout.link.voucher === undefined) return bought;
      const usual = queries.getQueryData<PlansOnOffer>(usualQuery(checkout, visit).queryKey);
      const withoutVoucher = usual?.plans.find(({ id }) => id === bought.id)?.amount;
      return { ...bought, ...(withoutVoucher !== undefined && { withoutVoucher }) };
    },
  } as const;
}

/** The parts of the price, drawn again when the price without the link's voucher is known. */
export function useLines({ plan, total = 0 }: Order): readonly LineItem[] {
  const usual = useUsualPlans(false)?.find(({ id }) => id === plan?.id);
  return plan ? lineItems({ ...plan, withoutVoucher: usual?.amount }, total) : NOTHING;
}

export function orderPlan(
  { brand, link, offer }: Pick<Checkout, 'brand' | 'link' | 'offer'>,
  visit: Pick<VisitState, 'selectedPlan' | 'selectedUpsellPlan' | 'selectedUnder'>,
  { plans, bump }: PlansOnOffer,
): OrderPlan | undefined {
  const byId = (wanted: string | undefined) => plans.find(({ id }) => id === wanted);
  const wanted = offer === 'upsell' ? visit.selectedUpsellPlan : chosenPlan(link, visit);
  const isPayable = (one: Plan) => methodsOf(one, brand.settings).length > 0;
  const plan = byId(wanted) ?? byId(link.oferta) ?? plans.find(isPayable) ?? plans[0];
  if (!plan) return undefined;
  const bought = bump ? withBump(plan, bump) : plan;
  return { ...bought, ...moneyOf(brand.settings, plan) };
}

const moneyOf = ({ product }: BrandSettings, plan?: Plan) => ({
  currency: plan?.currency ?? product.currency ?? 'BRL',
  unit: product.priceUnit ?? 'major',
});

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

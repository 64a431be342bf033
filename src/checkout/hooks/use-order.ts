import type { Plan } from '../../api/read-product.ts';
import { formatMoney } from '../../rules/money.ts';
import type { Checkout, Sale } from '../checkout.ts';
import type { BrandSettings } from '../../contract/compiled-brand.ts';
import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import { methodsOf, openMethods } from '../offer/methods.ts';
import {
  amountOf,
  installmentOf,
  lineItems,
  type LineItem,
  type OrderPlan,
} from '../payment/amount.ts';
import { useSale, useStorefront, useVisit } from './checkout-context.ts';
import { useSold, useUsualPlans, type PlansOnOffer } from './use-sold.ts';
import type { VisitState } from '../visit/visit.ts';
import { withBump } from '../offer/with-bump.ts';

const NOTHING: readonly never[] = [];

export interface Order {
  status: 'loading' | 'ready' | 'failed';
  /** The plan that is bought, an accepted order bump included; only when ready. */
  plan?: OrderPlan;
  /** The amount that is charged for it: the total of the instalment that the form on the screen has chosen, if any. */
  total?: number;
  /** The parts of that amount; none until it is known. */
  lines: readonly LineItem[];
  /** The plan that the order bump adds to it. */
  bump?: Plan;
  /** Everything that could be bought instead, and that. */
  plans: readonly Plan[];
  /** An amount in words: in the currency of the plan, and before that is known in the brand's. */
  money(amount: number): string;
  retry(): void;
  /** The plan, waited for where it is still on its way. */
  whenReady(): Promise<OrderPlan | undefined>;
}

/**
 * The order on this screen and its price, fetched once the visit is known. Forms that sell
 * nothing pass false and ask for nothing.
 */
export function useOrder(isWanted = true): Order {
  const { brand } = useStorefront();
  const { link, offer } = useSale();
  const visit = useVisit();
  const { sold, hasFailed, again } = useSold(isWanted);
  const planOf = (found: PlansOnOffer | undefined) =>
    found && orderPlan({ brand, link, offer }, visit, found);
  const usual = useUsualPlans(false);
  const found = planOf(sold);
  const withoutVoucher = usual?.find(({ id }) => id === found?.id)?.amount;
  const plan = found && { ...found, ...(withoutVoucher !== undefined && { withoutVoucher }) };
  const total = plan && amountOf(plan, installmentOf(plan, visit.installment));
  const { currency, unit } = moneyOf(brand.settings, plan);
  return {
    status: hasFailed || (sold && !plan) ? 'failed' : plan ? 'ready' : 'loading',
    plan,
    total,
    lines: plan && total !== undefined ? lineItems(plan, total) : NOTHING,
    bump: sold?.bump,
    plans: sold?.plans ?? NOTHING,
    money: (amount) => formatMoney(amount, currency, unit),
    retry: () => void again(),
    whenReady: async () => plan ?? planOf(await again()),
  };
}

/**
 * Id of the plan that the buyer chose for what is sold here. A choice made under another link's `oferta`, or
 * without one, does not outdo that of this link.
 */
export function selectedPlanId(
  { link, offer }: Pick<Sale, 'link' | 'offer'>,
  visit: Pick<VisitState, 'selectedPlan' | 'selectedUpsellPlan' | 'selectedUnder'>,
): string | undefined {
  if (offer === 'upsell') return visit.selectedUpsellPlan;
  const isOfThisLink = link.oferta === undefined || link.oferta === visit.selectedUnder;
  return isOfThisLink ? visit.selectedPlan : undefined;
}

/**
 * The plan that the buyer chose, else the one that the link asks for, else the first one that can be paid
 * here, else the first one on offer.
 */
export function orderPlan(
  { brand, link, offer }: Pick<Checkout, 'brand' | 'link' | 'offer'>,
  visit: Parameters<typeof selectedPlanId>[1],
  { plans, bump }: PlansOnOffer,
): OrderPlan | undefined {
  const byId = (wanted: string | undefined) => plans.find(({ id }) => id === wanted);
  const chosen = byId(selectedPlanId({ link, offer }, visit)) ?? byId(link.oferta);
  const payable = plans.find((one) => methodsOf(one, brand.settings).length > 0);
  const plan = chosen ?? payable ?? plans[0];
  if (!plan) return undefined;
  const bought = bump ? withBump(plan, bump) : plan;
  return { ...bought, ...moneyOf(brand.settings, plan) };
}

/** The currency of a plan, where it names none the brand's, and the unit of the brand's prices. */
export const moneyOf = (
  { product }: Pick<BrandSettings, 'product'>,
  plan?: Pick<Plan, 'currency'>,
) => ({
  currency: plan?.currency ?? product.currency ?? 'BRL',
  unit: product.priceUnit ?? 'major',
});

/**
 * The methods by which the buyer can pay on this screen; until the plan is known, those that the
 * brand and its area leave open. The plan is asked for where `wantsPlan` says so.
 */
export function useMethods(wantsPlan = false): readonly PaymentMethodKind[] {
  const { settings } = useStorefront().brand;
  const { plan } = useOrder(wantsPlan);
  return plan ? methodsOf(plan, settings) : openMethods(settings);
}

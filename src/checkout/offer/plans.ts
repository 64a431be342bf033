import type { Plan, Product } from '../../api/read-product.ts';
import { PAYMENT_METHOD_KINDS, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { BrandSettings } from '../../contract/compiled-brand.ts';
import type { Environment } from '../../contract/page-data.ts';
import type { Link } from '../../flow/link.ts';
import type { VisitState } from '../visit/visit.ts';
import { commonMethods } from './methods.ts';

type OwnProduct = BrandSettings['product'];

interface OwnMethod {
  active?: boolean;
  planId?: string | { test: string; production: string };
}

/** The plan id of each active method: its own, or that of the annual plan. Homolog sells the test plan. */
function soldBy({ paymentMethods = {}, plans }: OwnProduct, environment: Environment) {
  const settings: Partial<Record<PaymentMethodKind, OwnMethod>> = paymentMethods;
  const stage = environment === 'production' ? 'production' : 'test';
  return PAYMENT_METHOD_KINDS.filter((kind) => settings[kind]?.active).map((kind) => {
    const own = settings[kind]?.planId;
    const planId = typeof own === 'object' ? own[stage] : own;
    return { kind, planId: planId || plans?.annual || '' };
  });
}

const CYCLES = 12;

/** Undefined where the price of the cycles contradicts the full price: the price is unknown then. */
function annualPrice({ productCyclePrice: cycle }: OwnProduct, fullPrice: number) {
  if (cycle === undefined) return fullPrice;
  const cents = (price: number) => Math.round(price * 100);
  return cents(cycle * CYCLES) === cents(fullPrice) ? cents(cycle * CYCLES) / 100 : undefined;
}

/** A plan with an empty id is not offered. The year has `planIds` of methods that sell it under another id. */
function ownPlans(own: OwnProduct, fullPrice: number, environment: Environment): Plan[] {
  const amount = annualPrice(own, fullPrice);
  if (amount === undefined) return [];
  const sold = soldBy(own, environment).filter(({ planId }) => planId !== '');
  const shared = {
    name: own.name,
    currency: own.currency,
    installments: [],
    paymentMethods: sold.map(({ kind }) => kind),
  };
  const id = sold[0]?.planId ?? '';
  const others = sold.filter(({ planId }) => planId !== id);
  const annual: Plan = {
    ...shared,
    id,
    type: 'yearly',
    amount,
    standardAmount: own.standardPrice,
    ...(others.length > 0 && {
      planIds: Object.fromEntries(others.map(({ kind, planId }) => [kind, planId])),
    }),
  };
  const monthly: Plan = {
    ...shared,
    id: own.plans?.monthly ?? '',
    type: 'recurrency',
    amount: own.productCyclePrice ?? fullPrice,
    standardAmount: own.standardCyclePrice,
  };
  return sold.length === 0 ? [] : [annual, monthly].filter((plan) => plan.id !== '');
}

/** A plan that nothing can pay is left out (ENTITY-38), unless that is true of all: then the buyer reads so. */
export function offeredPlans(product: Product): Plan[] {
  const plans = product.plans.map((plan) => ({
    ...plan,
    paymentMethods: commonMethods(plan.paymentMethods, product.availablePaymentMethods),
  }));
  const open = plans.filter(({ paymentMethods }) => paymentMethods?.length !== 0);
  return open.length > 0 ? open : plans;
}

/** None means that nothing can be sold now, never a made-up price. */
export function plansOf(
  { product: own }: Pick<BrandSettings, 'product'>,
  environment: Environment,
  product?: Product,
): Plan[] {
  if (own.productFullPrice !== undefined) {
    return ownPlans(own, own.productFullPrice, environment);
  }
  return product ? offeredPlans(product) : [];
}

/** A choice made under another link's `oferta`, or without one, does not outdo that of this link. */
export const chosenPlan = (
  { oferta }: Pick<Link, 'oferta'>,
  { selectedPlan, selectedUnder }: Pick<VisitState, 'selectedPlan' | 'selectedUnder'>,
): string | undefined =>
  oferta === undefined || oferta === selectedUnder ? (selectedPlan ?? oferta) : oferta;

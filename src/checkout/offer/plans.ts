import type { Plan, Product } from '../../api/read-product.ts';
import { PAYMENT_METHOD_KINDS, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { BrandSettings } from '../../contract/compiled-brand.ts';
import type { Environment } from '../../contract/page-data.ts';

type OwnProduct = BrandSettings['product'];

/** Settings of one payment method in brand.json. */
interface OwnMethod {
  active?: boolean;
  planId?: string | { test: string; production: string };
}

/** Homolog sells the test plan (D-109). */
function planIdFor(
  planId: string | { test: string; production: string } | undefined,
  environment: Environment,
): string | undefined {
  if (typeof planId !== 'object') return planId;
  return environment === 'production' ? planId.production : planId.test;
}

/** The plan of each active method; a method without a plan id of its own sells the annual plan. */
function soldBy({ paymentMethods = {}, plans }: OwnProduct, environment: Environment) {
  const settings: Partial<Record<PaymentMethodKind, OwnMethod>> = paymentMethods;
  return PAYMENT_METHOD_KINDS.filter((kind) => settings[kind]?.active).map((kind) => ({
    kind,
    planId: planIdFor(settings[kind]?.planId, environment) || plans?.annual || '',
  }));
}

const CYCLES = 12;

/**
 * The price of a year: that of its cycles, which productFullPrice sums up. Undefined where the two contradict
 * each other, for then nobody knows the price.
 */
function annualPrice({ productCyclePrice: cycle }: OwnProduct, fullPrice: number) {
  if (cycle === undefined) return fullPrice;
  const cents = (price: number) => Math.round(price * 100);
  return cents(cycle * CYCLES) === cents(fullPrice) ? cents(cycle * CYCLES) / 100 : undefined;
}

/**
 * The plans of a product whose prices stand in brand.json: the year, and the cycle by itself. One with an
 * empty id is not offered.
 */
function ownPlans(own: OwnProduct, fullPrice: number, environment: Environment): Plan[] {
  const amount = annualPrice(own, fullPrice);
  if (amount === undefined) return [];
  const sold = soldBy(own, environment);
  const shared = { name: own.name, currency: own.currency, installments: [] };
  const annual = [...new Set(sold.map(({ planId }) => planId))].map((id) => ({
    ...shared,
    id,
    type: 'yearly',
    amount,
    standardAmount: own.standardPrice,
    paymentMethods: sold.filter(({ planId }) => planId === id).map(({ kind }) => kind),
  }));
  const monthly = {
    ...shared,
    id: own.plans?.monthly ?? '',
    type: 'recurrency',
    amount: own.productCyclePrice ?? fullPrice,
    standardAmount: own.standardCyclePrice,
    paymentMethods: sold.map(({ kind }) => kind),
  };
  return [...annual, monthly].filter(({ id }) => id !== '');
}

/** Returns the methods by which a plan can be paid; a plan or product without methods limits nothing. */
function methodsOf(plan: Plan, { availablePaymentMethods }: Product): PaymentMethodKind[] {
  if (plan.paymentMethods.length === 0) return availablePaymentMethods;
  if (availablePaymentMethods.length === 0) return plan.paymentMethods;
  return plan.paymentMethods.filter((kind) => availablePaymentMethods.includes(kind));
}

/** The plans of a product answer, each with the methods that it can be paid with. */
export function offeredPlans(product: Product): Plan[] {
  return product.plans.flatMap((plan) => {
    const paymentMethods = methodsOf(plan, product);
    const isExcluded = paymentMethods.length === 0 && plan.paymentMethods.length > 0;
    return isExcluded ? [] : [{ ...plan, paymentMethods }];
  });
}

/**
 * The plans that can be bought, each with the methods that it can be paid with: those whose prices
 * stand in the brand's own JSON, else the product answer's. Amounts are in the product's unit
 * (D-105). None means that nothing can be sold now, never a made-up price (D-112).
 */
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

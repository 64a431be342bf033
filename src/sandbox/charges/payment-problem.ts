import type { PayV2Body, PaymentMethod } from '../../contract/generated/api.ts';
import { paymentMethod } from '../../contract/payment-methods.ts';
import type { SandboxBrand, SandboxPlan } from '../sandbox-brand.ts';

/** Half of the smallest unit that an amount in major units can differ by. */
const TOLERANCE = 0.005;

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < TOLERANCE;

function priceOf(plan: SandboxPlan, { installments = 1 }: PaymentMethod): number | undefined {
  const chosen = plan.installments?.find(({ id }) => id === installments);
  return chosen?.totalValue ?? (installments === 1 ? plan.amount : undefined);
}

export type PricedSale = Pick<PayV2Body, 'amount' | 'plan' | 'planId' | 'paymentMethods'>;

/** The price of an order bump: `plan` lists its code after that of the main plan. */
function bumpPriceOf({ sandbox: { plans } }: SandboxBrand, { plan = '' }: PricedSale): number {
  const [, ...added] = plan.split(',');
  const amounts = added.map((code) => plans.find((one) => (one.code ?? one.id) === code)?.amount);
  return amounts.reduce<number>((sum, amount) => sum + (amount ?? Number.NaN), 0);
}

/**
 * The reason why a payment that honours the contract makes no sense for this brand, in one sentence:
 * a buyer must be charged the price that was shown, by a method that was offered.
 */
export function paymentProblem(brand: SandboxBrand, body: PricedSale): string | undefined {
  const isInPoints = body.paymentMethods.some(({ type }) => paymentMethod(type).isInPoints);
  const parts = body.paymentMethods.reduce((sum, { amount }) => sum + amount, 0);
  // Points are another unit than the amount.
  if (!isInPoints && !isSame(parts, body.amount)) {
    return `The amount is ${body.amount}, but paymentMethods add up to ${parts}.`;
  }
  if (body.planId === undefined) return undefined;
  const plan = brand.sandbox.plans.find(({ id }) => id === body.planId);
  if (!plan) return `"${brand.productCode}" has no plan "${body.planId}".`;
  const stranger = body.paymentMethods.find(({ type }) => !plan.paymentMethods.includes(type));
  if (stranger) return `Plan "${plan.id}" cannot be paid with ${stranger.type}.`;
  if (isInPoints && (plan.points === undefined || !isSame(parts, plan.points))) {
    return `Plan "${plan.id}" costs ${plan.points ?? 'no'} points, but the payment has ${parts}.`;
  }
  const method = body.paymentMethods[0]!;
  const price = priceOf(plan, method);
  if (price === undefined) {
    return `Plan "${plan.id}" cannot be paid in ${method.installments} instalments.`;
  }
  const whole = price + bumpPriceOf(brand, body);
  if (!isSame(whole, body.amount)) {
    return `Plan "${body.plan ?? plan.id}" costs ${whole} this way, but the amount is ${body.amount}.`;
  }
  return undefined;
}

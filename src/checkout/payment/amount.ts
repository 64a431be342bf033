import type { Installment } from '../../api/read-installment.ts';
import type { Plan } from '../../api/read-product.ts';

/** A plan with all that is needed to show its amounts. */
export type OrderPlan = Plan & { currency: string; unit: 'major' | 'minor' };

/**
 * The amount that a payment charges: the chosen instalment's total, which its option shows, else the plan's
 * amount, in the plan's own unit (D-136).
 */
export function amountOf(plan: Plan, installment?: Installment): number {
  return installment?.totalValue ?? plan.amount;
}

/**
 * Whether an instalment costs no more than its plan, within a cent: only then may it be called free of
 * interest, whatever its tax says.
 */
export function isWithoutInterest(
  { amount, unit }: Pick<OrderPlan, 'amount' | 'unit'>,
  { tax, totalValue }: Installment,
): boolean {
  const cents = (value: number) => Math.round(unit === 'minor' ? value : value * 100);
  return !tax && cents(totalValue) <= cents(amount) + 1;
}

/** The instalment that the form's `installments` names by its id. */
export function installmentOf(plan: Plan, id: unknown): Installment | undefined {
  return plan.installments.find((installment) => installment.id === id);
}

/** The id of the instalment that a form's `installments` names, where there is a choice. */
export const optionIdOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

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

/** The instalment that the form's `installments` names by its id. */
export function installmentOf(plan: Plan, id: unknown): Installment | undefined {
  return plan.installments.find((installment) => installment.id === id);
}

/** The id of the instalment that a form's `installments` names, where there is a choice. */
export const optionIdOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

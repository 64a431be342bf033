import type { Installment } from '../../api/read-installment.ts';
import type { Plan } from '../../api/read-product.ts';

/**
 * The amount that a payment charges: the chosen instalment's total, else the plan's amount, in the plan's own
 * unit (D-136).
 */
export function amountOf(plan: Plan, installment?: Installment): number {
  return installment?.totalValue ?? plan.amount;
}

/** The instalment that the form's `installments` names by its id. */
export function installmentOf(plan: Plan, id: unknown): Installment | undefined {
  return plan.installments.find((installment) => installment.id === id);
}

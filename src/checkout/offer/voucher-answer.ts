import type { Plan } from '../../api/read-product.ts';

/**
 * The effect of a link's voucher: it lowers the price, it changes something else of the plan, or nothing at
 * all. Prices are in the plan's own unit.
 */
export type VoucherAnswer =
  | { kind: 'lowered'; price: number; standard: number }
  | { kind: 'accepted' }
  | { kind: 'unchanged' };

/** The price of a plan in every way to pay it. */
const termsOf = ({ amount, installments }: Plan) =>
  JSON.stringify([amount, installments.map(({ id, totalValue }) => [id, totalValue])]);

/**
 * Compares a plan that was asked for with a voucher with the plans that are on sale without one. A plan that
 * is on sale with it alone is what the voucher changes.
 */
export function compareVoucher(plan: Plan, usual: readonly Plan[]): VoucherAnswer {
  const same = usual.find(({ id }) => id === plan.id);
  if (!same) return { kind: 'accepted' };
  if (plan.amount < same.amount) {
    return { kind: 'lowered', price: plan.amount, standard: same.amount };
  }
  return { kind: termsOf(plan) === termsOf(same) ? 'unchanged' : 'accepted' };
}

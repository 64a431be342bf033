import type { Plan } from '../../api/read-product.ts';

/** In the plan's own unit. */
export type VoucherAnswer =
  | { kind: 'lowered'; price: number; standard: number }
  | { kind: 'accepted' }
  | { kind: 'unchanged' };

const termsOf = ({ amount, installments }: Plan) =>
  JSON.stringify([amount, installments.map(({ id, totalValue }) => [id, totalValue])]);

/** A plan that is on sale with the voucher alone is what the voucher changes. */
export function compareVoucher(plan: Plan, usual: readonly Plan[]): VoucherAnswer {
  const same = usual.find(({ id }) => id === plan.id);
  if (!same) return { kind: 'accepted' };
  if (plan.amount < same.amount) {
    return { kind: 'lowered', price: plan.amount, standard: same.amount };
  }
  return { kind: termsOf(plan) === termsOf(same) ? 'unchanged' : 'accepted' };
}

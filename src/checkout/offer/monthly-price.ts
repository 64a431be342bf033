import type { Plan } from '../../api/read-product.ts';

const MONTHS = 12;

/** What a plan costs a month, in its own unit: a yearly one its twelfth part, any other its amount. */
export function monthlyPrice({ amount, type }: Pick<Plan, 'amount' | 'type'>): number {
  return type === 'yearly' ? amount / MONTHS : amount;
}

import type { Plan } from '../../api/read-product.ts';

const MONTHS = 12;

/** The price of a plan per month, in its own unit: the twelfth part of a yearly one, else its amount. */
export function monthlyPrice({ amount, type }: Pick<Plan, 'amount' | 'type'>): number {
  return type === 'yearly' ? amount / MONTHS : amount;
}

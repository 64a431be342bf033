import { isWithinPrice } from '../../rules/money.ts';
import type { Installment, Plan } from '../../api/read-product.ts';

export type OrderPlan = Plan & {
  /** The plan that an order bump adds, which the amounts include: its price, and its price before. */
  bump?: { name?: string; amount: number; before: number };
  currency: string;
  unit: 'major' | 'minor';
  /** The price of the plan by itself without the link's voucher, where that is known. */
  withoutVoucher?: number;
};

export const amountOf = (
  plan: Pick<Plan, 'amount'>,
  installment?: Pick<Installment, 'totalValue'>,
): number => installment?.totalValue ?? plan.amount;

export const installmentOf = <Chosen extends { id: string }>(
  plan: { installments: readonly Chosen[] },
  id: unknown,
): Chosen | undefined => plan.installments.find((installment) => installment.id === id);

/** In the unit of its order; a discount is negative. */
export interface LineItem {
  kind: 'plan' | 'discount' | 'voucher' | 'bump' | 'interest';
  name?: string;
  value: number;
}

const CENTS = 100;

/** They add up to `charged`. A cent that dividing into instalments adds or leaves out belongs to the plan. */
export function lineItems(order: OrderPlan, charged: number): LineItem[] {
  const { name, amount, standardAmount, withoutVoucher, bump, unit } = order;
  const minor = (value = 0) => Math.round(unit === 'minor' ? value : value * CENTS);
  const [sum, full, added] = [minor(charged), minor(amount), minor(bump?.amount)];
  const isRounded = isWithinPrice(charged, amount, unit) && isWithinPrice(amount, charged, unit);
  const own = full - added + (isRounded ? sum - full : 0);
  const more = isRounded ? 0 : sum - full;
  const before = Math.max(minor(withoutVoucher), own);
  const standard = standardAmount === undefined ? 0 : minor(standardAmount) - minor(bump?.before);
  const top = Math.max(standard, before);
  const items: [kind: LineItem['kind'], value: number, name?: string][] = [
    ['plan', top, name],
    ['discount', before - top + Math.min(more, 0)],
    ['voucher', own - before],
    ['bump', added, bump?.name],
    ['interest', Math.max(more, 0)],
  ];
  return items
    .filter(([kind, value]) => kind === 'plan' || value !== 0)
    .map(([kind, value, named]) => {
      return { kind, name: named, value: unit === 'minor' ? value : value / CENTS };
    });
}

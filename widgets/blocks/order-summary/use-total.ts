import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import type { Order } from '../../../src/checkout/hooks/use-order.ts';
import { formatPoints } from '../../../src/rules/money.ts';

const PERIODS: Readonly<Partial<Record<string, 'order.yearly' | 'order.monthly'>>> = {
  yearly: 'order.yearly',
  recurrency: 'order.monthly',
};

export interface Total {
  /** The amount in words; undefined until it is known, and where there is none. */
  value?: string;
  period?: string;
  /** It is the lowest of several prices, of which the buyer chooses later. */
  isLowest?: boolean;
}

/** The amount that is charged for the order, or its price in points; before a choice of plans the lowest price. */
export function useTotal(
  { plan, plans, total = 0, bump, money }: Order,
  { points, preview }: { points?: boolean; preview?: boolean },
): Total {
  const { brand, text } = useStorefront();
  const { tickets, multiProfile } = brand.settings;
  if (!plan) return {};
  if (points) {
    const price = plan.points;
    return price === undefined
      ? {}
      : { value: text('order.points', { points: formatPoints(price) }) };
  }
  const period = ({ type = '' }: { type?: string }) => {
    const key = bump || tickets ? undefined : PERIODS[type];
    return key && text(key);
  };
  if (preview && (tickets ?? multiProfile) && plans.length > 1) {
    const lowest = plans.reduce((one, other) => (other.amount < one.amount ? other : one));
    return { value: money(lowest.amount), period: period(lowest), isLowest: true };
  }
  return { value: money(total), period: period(plan) };
}

import { isWithinPrice } from '../../../src/rules/money.ts';
import type { Order } from '../../../src/checkout/hooks/use-order.ts';
import type { TextKey } from '../../../src/contract/generated/names.ts';

type Plan = NonNullable<Order['plan']>;
type Installment = Plan['installments'][number];
type Text = (key: TextKey, values: Record<string, string>) => string;

/** "12x de R$ 41,58 sem juros · total R$ 499,00": its total is what is charged (D-136). */
export function installmentText(
  installment: Installment,
  plan: Pick<Plan, 'amount' | 'unit'>,
  text: Text,
  money: (amount: number) => string,
): string {
  const n = String(installment.count);
  const total = money(installment.totalValue);
  if (n === '1') return text('installments.one', { value: total });
  // Whatever its tax says, an instalment that costs more than the plan has interest.
  const isFree = !installment.tax && isWithinPrice(installment.totalValue, plan.amount, plan.unit);
  const key = isFree ? 'installments.many' : 'installments.taxed';
  return text(key, { n, value: money(installment.value), total });
}

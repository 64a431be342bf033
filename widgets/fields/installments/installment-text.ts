import type { Order } from '../../../src/checkout/hooks/use-order.ts';
import type { TextKey } from '../../../src/contract/generated/names.ts';

type Installment = NonNullable<Order['plan']>['installments'][number];
type Text = (key: TextKey, values: Record<string, string>) => string;

/** "12x de R$ 41,58 sem juros · total R$ 499,00", in the plan's own figures. */
export function installmentText(
  { value, totalValue, tax, count }: Installment,
  text: Text,
  money: (amount: number) => string,
): string {
  const n = String(count);
  if (n === '1') return text('installments.one', { value: money(value) });
  const key = tax ? 'installments.taxed' : 'installments.many';
  return text(key, { n, value: money(value), total: money(totalValue ?? value * count) });
}

import { hasInterest } from '../../../src/checkout/hooks/use-brand-offer.ts';
import type { Storefront } from '../../../src/checkout/checkout.ts';
import type { OrderPlan } from '../../../src/checkout/payment/amount.ts';

const KEYS = {
  option: ['installments.many', 'installments.taxed'],
  chosen: ['installments.chosen', 'installments.chosenTaxed'],
  upTo: ['installments.upTo', 'installments.upToTaxed'],
} as const;

/** An option "12x de R$ 49,90 com juros"; where it is chosen with what is charged; beside the price "ou até 12x de …". */
export function installmentText(
  installment: OrderPlan['installments'][number],
  plan: Pick<OrderPlan, 'amount' | 'unit'>,
  text: Storefront['text'],
  money: (amount: number) => string,
  place: keyof typeof KEYS = 'option',
): string {
  const n = String(installment.count);
  const total = money(installment.totalValue);
  if (n === '1') return text('installments.one', { value: total });
  const [free, taxed] = KEYS[place];
  const values = { n, value: money(installment.value), total };
  return text(hasInterest(installment, plan) ? taxed : free, values);
}

import type { Storefront } from '../../src/checkout/checkout.ts';
import type { LineItem } from '../../src/checkout/payment/amount.ts';

/** The name of a part of an amount; `plan` stands for the plan, `voucher` is the code whose discount it is. */
export function lineName(
  { kind, name }: LineItem,
  { text, plan, voucher = '' }: { text: Storefront['text']; plan: string; voucher?: string },
) {
  if (kind === 'plan') return plan;
  if (kind === 'bump') return name ?? text('order.plan');
  return text(`order.${kind}`, { voucher });
}

import type { Storefront } from '../../src/checkout/checkout.ts';
import type { LineItem } from '../../src/checkout/payment/amount.ts';

interface LineWords {
  text: Storefront['text'];
  /** Stands for the plan. */
  plan: string;
  /** The code whose discount it is. */
  voucher?: string;
}

/** The name of a part of an amount. */
export function lineName({ kind, name }: LineItem, { text, plan, voucher = '' }: LineWords) {
  if (kind === 'plan') return plan;
  if (kind === 'bump') return name ?? text('order.plan');
  return text(`order.${kind}`, { voucher });
}

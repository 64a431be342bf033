import type { ReactNode } from 'react';
import type { Storefront } from '../../src/checkout/checkout.ts';
import type { LineItem } from '../../src/checkout/payment/amount.ts';

interface LineWords {
  text: Storefront['text'];
  money(amount: number): string;
  /** Stands for the plan. */
  plan: string;
  /** The code whose discount it is. */
  voucher?: string;
}

/** The parts of an amount as names and values of a list. */
export const lineFacts = (
  lines: readonly LineItem[],
  { text, money, plan, voucher = '' }: LineWords,
): { kind: LineItem['kind']; name: string; value: ReactNode }[] =>
  lines.map(({ kind, name, value }) => {
    switch (kind) {
      case 'plan':
        return { kind, name: plan, value: money(value) };
      case 'bump':
        return { kind, name: name ?? text('order.plan'), value: money(value) };
      case 'discount':
      case 'interest':
        return { kind, name: text(`order.${kind}`), value: money(value) };
      case 'voucher':
        return { kind, name: text('order.voucher', { voucher }), value: money(value) };
      default:
        throw new Error(`No words are known for a line of kind '${kind satisfies never}'.`);
    }
  });

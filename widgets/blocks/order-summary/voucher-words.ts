import { useSale, useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useVoucherAnswer } from '../../../src/checkout/hooks/use-brand-offer.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';

/** Says what became of the voucher of the link or step; empty without one and until it is known. */
export function useVoucherWords(): string {
  const { text } = useStorefront();
  const { voucher } = useSale().link;
  const { money } = useOrder();
  const answer = useVoucherAnswer();
  if (voucher === undefined || !answer) return '';
  if (answer.kind !== 'lowered') return text(`voucher.${answer.kind}`, { voucher });
  const { price, standard } = answer;
  return text('voucher.lowered', { voucher, price: money(price), standard: money(standard) });
}

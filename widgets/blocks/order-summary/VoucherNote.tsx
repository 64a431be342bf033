import Typography from '@mui/material/Typography';
import type { Storefront } from '../../../src/checkout/checkout.ts';
import { useSale, useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useVoucherAnswer } from '../../../src/checkout/hooks/use-brand-offer.ts';
import type { VoucherAnswer } from '../../../src/checkout/offer/voucher-answer.ts';

interface Shop {
  text: Storefront['text'];
  money(amount: number): string;
}

export function voucherWords(answer: VoucherAnswer, voucher: string, { text, money }: Shop) {
  if (answer.kind !== 'lowered') return text(`voucher.${answer.kind}`, { voucher });
  const { price, standard } = answer;
  return text('voucher.lowered', { voucher, price: money(price), standard: money(standard) });
}

export function VoucherNote({ money }: Pick<Shop, 'money'>) {
  const { text } = useStorefront();
  const { voucher } = useSale().link;
  const answer = useVoucherAnswer();
  if (voucher === undefined) return null;
  // Its two lines are kept from the first on, so that nothing moves when the answer comes.
  return (
    <Typography variant="body2" aria-live="polite" sx={{ minHeight: '2.9em' }}>
      {answer && voucherWords(answer, voucher, { text, money })}
    </Typography>
  );
}

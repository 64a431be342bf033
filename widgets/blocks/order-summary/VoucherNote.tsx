import Typography from '@mui/material/Typography';
import { useSale, useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useVoucherAnswer } from '../../../src/checkout/hooks/use-brand-offer.ts';

/** Says what became of the voucher of the link or step; nothing until it is known. */
export function VoucherNote({ money }: { money(amount: number): string }) {
  const { text } = useStorefront();
  const { link } = useSale();
  const answer = useVoucherAnswer();
  const { voucher } = link;
  if (voucher === undefined) return null;
  const said = () => {
    switch (answer?.kind) {
      case undefined:
        return undefined;
      case 'lowered': {
        const { price, standard } = answer;
        return text('voucher.lowered', {
          voucher,
          price: money(price),
          standard: money(standard),
        });
      }
      case 'accepted':
      case 'unchanged':
        return text(`voucher.${answer.kind}`, { voucher });
      default:
        throw new Error(`A voucher came to ${JSON.stringify(answer satisfies never)}.`);
    }
  };
  // Its two lines are kept from the first on, so that nothing moves when the answer comes.
  return (
    <Typography variant="body2" aria-live="polite" sx={{ minHeight: '2.9em' }}>
      {said()}
    </Typography>
  );
}

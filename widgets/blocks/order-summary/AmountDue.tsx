import { styled } from '@mui/material/styles';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useTerms } from '../../../src/checkout/hooks/use-brand-offer.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import { installmentText } from '../../fields/installments/installment-text.ts';
import { useTotal } from './use-total.ts';

/** The amount that the button below it charges, for screens without a summary. Its room is kept before it is known. */
export function AmountDue({ points }: { points?: boolean }) {
  const { text } = useStorefront();
  const due = useAmountDue();
  const { value } = useTotal({ points });
  const shown = points ? value && text('order.pay', { value }) : due;
  return <Line>{shown ?? '\u00a0'}</Line>;
}

/** Says what is charged: the chosen instalments, else the whole amount. Undefined while the price is not known. */
export function useAmountDue(): string | undefined {
  const { text } = useStorefront();
  const { plan, total = 0, money } = useOrder();
  const { split } = useTerms();
  if (!plan) return undefined;
  if (split) return installmentText(split, plan, text, money, 'chosen');
  return text('order.pay', { value: money(total) });
}

const Line = styled('p')(({ theme }) => ({
  margin: 0,
  minHeight: '1.4em',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textAlign: 'center',
  textWrap: 'balance',
  fontWeight: theme.typography.fontWeightMedium,
  fontVariantNumeric: 'tabular-nums',
}));

import { styled } from '@mui/material/styles';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useTerms } from '../../../src/checkout/hooks/use-brand-offer.ts';
import { useOrder, type Order } from '../../../src/checkout/hooks/use-order.ts';
import { installmentText } from '../../fields/installments/installment-text.ts';
import { useTotal } from './use-total.ts';
import { theme } from '../../../src/styles/theme.ts';

/** The amount that the button below it charges, for screens without a summary. Its room is kept before it is known. */
export function AmountDue({ points }: { points?: boolean }) {
  const { text } = useStorefront();
  const order = useOrder();
  const due = useAmountDue(order);
  const { value } = useTotal(order, { points });
  const shown = points ? value && text('order.pay', { value }) : due;
  return <Line>{shown ?? '\u00a0'}</Line>;
}

/** Says what is charged: the chosen instalments, else the whole amount. Undefined while the price is not known. */
export function useAmountDue(order: Order): string | undefined {
  const { text } = useStorefront();
  const { plan, total = 0, money } = order;
  const { split } = useTerms(order);
  if (!plan) return undefined;
  if (split) return installmentText(split, plan, text, money, 'chosen');
  return text('order.pay', { value: money(total) });
}

const Line = styled('p')({
  margin: 0,
  minHeight: '1.4em',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textAlign: 'center',
  textWrap: 'balance',
  fontWeight: theme.typography.fontWeightMedium,
  fontVariantNumeric: 'tabular-nums',
});

import { styled } from '@mui/material/styles';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useTerms } from '../../../src/checkout/hooks/use-brand-offer.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import { formatPoints } from '../../../src/rules/money.ts';
import { installmentText } from '../../fields/installments/installment-text.ts';

const NOTHING = '\u00a0';

/**
 * One line with the amount that the button below it charges, and when; with `points` the price in points.
 * Its room is kept while the price is on its way.
 */
export function AmountDue({ points }: { points?: boolean }) {
  const { text } = useStorefront();
  const due = useAmountsDue();
  const { plan } = useOrder();
  if (!points) return <Line>{due.join(' · ') || NOTHING}</Line>;
  const value =
    plan?.points !== undefined && text('order.points', { points: formatPoints(plan.points) });
  return <Line>{value ? text('order.pay', { value }) : NOTHING}</Line>;
}

/**
 * Says what is charged, and when: the chosen instalments, the whole amount, or nothing today and the
 * amount later. Beside a price that brand.json words it is what is charged today (D-103). Empty while the
 * price is not known.
 */
export function useAmountsDue(): string[] {
  const { text } = useStorefront();
  const { plan, total = 0, money } = useOrder();
  const { worded, split, chargedFrom } = useTerms();
  if (!plan) return [];
  if (chargedFrom) {
    return [
      text('order.today', { value: money(0) }),
      text('order.later', { date: chargedFrom, value: money(total) }),
    ];
  }
  if (worded) return [text('order.today', { value: money(total) })];
  if (split) return [installmentText(split, plan, text, money, 'chosen')];
  return [text('order.pay', { value: money(total) })];
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

import { paymentMethod } from '../../contract/payment-methods.ts';
import type { Terms } from '../../flow/outcome.ts';
import { maskEmail } from '../../rules/email/mask-email.ts';
import { formatMoney, formatPoints } from '../../rules/money.ts';
import { amountOf, installmentOf } from '../payment/amount.ts';
import { useStorefront } from './checkout-context.ts';

/** The plan, amount, method and e-mail of a payment that was sent, in words; undefined for none. */
export function useBoughtText(sent: Terms | undefined): string | undefined {
  const { text } = useStorefront();
  if (!sent) return undefined;
  const { plan, order, method, email } = sent;
  const chosen = order && installmentOf(order, sent.installments);
  const points = paymentMethod(method).isInPoints && order?.points;
  const parts = [
    order?.name ?? plan,
    points
      ? text('order.points', { points: formatPoints(points) })
      : order && formatMoney(amountOf(order, chosen), order.currency, order.unit),
    chosen && chosen.count > 1 && `${chosen.count}x`,
    text(`method.${method}`),
    email && maskEmail(email),
  ];
  return parts.filter(Boolean).join(', ');
}

import type { PaymentInDoubt } from '../../flow/outcome.ts';
import { maskEmail } from '../../rules/email/mask-email.ts';
import { formatMoney } from '../../rules/money.ts';
import { useStorefront } from './checkout-context.ts';

export function useBoughtText(): (asked: PaymentInDoubt['first']) => string | undefined {
  const { text } = useStorefront();
  return (asked) => {
    if (!asked) return undefined;
    const { plan, order, method, email } = asked;
    const amount = order && formatMoney(order.amount, order.currency, order.unit);
    const parts = [
      order?.name ?? plan,
      amount,
      text(`method.${method}`),
      email && maskEmail(email),
    ];
    return parts.filter(Boolean).join(', ');
  };
}

import { useMemo } from 'react';
import { stepAt } from '../../flow/step.ts';
import { checkoutAt } from '../session/checkout-at.ts';
import { useCheckout, type Checkout } from './checkout-context.ts';

/** The checkout as the upsell's payment page sees it, for who offers the upsell on another page. */
export function useUpsell(): Checkout {
  const checkout = useCheckout();
  return useMemo(() => {
    if (checkout.offer === 'upsell') return checkout;
    const templateId = 'payment/upsell';
    return checkoutAt(checkout, { templateId }, stepAt(checkout.flow, templateId));
  }, [checkout]);
}

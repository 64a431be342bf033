import { useCallback, useEffect, useState } from 'react';
import type { PaymentInDoubt } from '../../flow/outcome.ts';
import { useSale, useServices, useVisit } from './checkout-context.ts';

/**
 * The payment in doubt that a screen which sells has to speak of as soon as it is opened (D-167), read again
 * when another tab has written what its payment came to, and by `refresh`. Undefined until after hydration.
 */
export function usePaymentInDoubt(isWanted: boolean) {
  const { purchases } = useServices();
  const { productCode, offer, resourceId } = useSale();
  const { isLoaded } = useVisit();
  const [doubt, setDoubt] = useState<PaymentInDoubt>();
  const refresh = useCallback(() => {
    if (isWanted) setDoubt(purchases.inDoubt({ productCode, offer, resourceId }));
  }, [isWanted, purchases, productCode, offer, resourceId]);
  useEffect(() => {
    if (!isLoaded) return undefined;
    refresh();
    window.addEventListener('storage', refresh);
    return () => window.removeEventListener('storage', refresh);
  }, [isLoaded, refresh]);
  return { doubt, refresh };
}

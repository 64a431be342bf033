import { useCallback, useEffect, useState } from 'react';
import type { PaymentsInDoubt } from '../../flow/outcome.ts';
import { useSale, useServices, useVisit } from './checkout-context.ts';

/**
 * The payments in doubt that a screen which sells has to speak of as soon as it is opened (D-167), read again
 * when another tab has written what a payment came to, and by `refresh`. Undefined until after hydration.
 */
export function usePaymentInDoubt(isWanted: boolean) {
  const { purchases } = useServices();
  const { productCode, offer, resourceId } = useSale();
  const { isLoaded } = useVisit();
  const [doubts, setDoubts] = useState<PaymentsInDoubt>();
  const refresh = useCallback(() => {
    if (isWanted) setDoubts(purchases.inDoubt({ productCode, offer, resourceId }));
  }, [isWanted, purchases, productCode, offer, resourceId]);
  useEffect(() => {
    if (!isLoaded) return undefined;
    refresh();
    window.addEventListener('storage', refresh);
    return () => window.removeEventListener('storage', refresh);
  }, [isLoaded, refresh]);
  return { doubts, refresh };
}

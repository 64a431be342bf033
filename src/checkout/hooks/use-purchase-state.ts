import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { paymentMethod, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { PaymentsInDoubt } from '../../flow/outcome.ts';
import { soldBy } from '../offer/methods.ts';
import { isDebt, type PurchaseIdentity } from '../payment/purchase-identity.ts';
import type { Purchases } from '../payment/purchase.ts';
import { useSale, useServices, useVisit } from './checkout-context.ts';
import { useIssuedPix } from './facts.ts';
import { useOrder } from './use-order.ts';

export interface PurchaseState {
  bought?: ReturnType<Purchases['bought']>;
  /** A payment for it is under way: in this tab, whose buyer has come back, or in another one. */
  underWay?: 'here' | 'elsewhere';
  doubts?: PaymentsInDoubt;
}

/** Milliseconds after which a waiting tab asks again for the other one, which may have been closed silently. */
const ASK_AGAIN_MS = 1000;

/** Read again when another tab writes, or this one is shown. `isHydrated`: the first render may know it. */
export function usePurchaseState(paysBy: PaymentMethodKind, isHydrated: boolean) {
  const { purchases } = useServices();
  const { productCode, offer, resourceId } = useSale();
  const { isLoaded, lead } = useVisit();
  const pix = useIssuedPix();
  const { plan } = useOrder(false);
  const planId = plan && soldBy(plan, paysBy).id;
  const email = lead?.email;
  const identity = useMemo((): PurchaseIdentity | undefined => {
    const sold = { productCode, offer, resourceId };
    if (isDebt(sold)) return { ...sold, plan: '', email: '' };
    // Without a lead or a price it is unknown which purchase this will be.
    if (planId === undefined || email === undefined) return undefined;
    return { ...sold, plan: planId, email };
  }, [productCode, offer, resourceId, planId, email]);

  // A code that cannot be paid any more is followed by another one.
  const isOver = paymentMethod(paysBy).problems !== undefined && pix?.problem !== undefined;
  const read = (): PurchaseState => {
    const bought = isLoaded && identity && !isOver ? purchases.bought(identity) : undefined;
    const doubts = bought ? undefined : purchases.inDoubt({ productCode, offer, resourceId });
    return { bought, doubts };
  };
  const [state, setState] = useState<PurchaseState>(() => {
    if (!isHydrated || !isLoaded) return {};
    const { bought, doubts } = read();
    // A payment of another tab may be under way there.
    return { bought, doubts: doubts?.[0].first && doubts };
  });
  const turn = useRef(0);
  const refresh = useCallback(async () => {
    if (!isLoaded) return;
    const own = ++turn.current;
    const isAsked = identity && !read().bought;
    const underWay = isAsked ? await purchases.underWay(identity) : undefined;
    if (own === turn.current) setState(underWay ? { underWay } : read());
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [purchases, isLoaded, identity, isOver, productCode, offer, resourceId]);
  useEffect(() => {
    void refresh();
    const again = () => void refresh();
    const end = new AbortController();
    const { signal } = end;
    window.addEventListener('storage', again, { signal });
    window.addEventListener('pageshow', again, { signal });
    document.addEventListener('visibilitychange', again, { signal });
    return () => end.abort();
  }, [refresh]);
  const isWaiting = state.underWay !== undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void refresh(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refresh]);
  const wait = useCallback(() => {
    turn.current++;
    setState({ underWay: 'elsewhere' });
  }, []);
  return { ...state, refresh, wait };
}

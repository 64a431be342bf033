import {
  createContext,
  createElement,
  useContext,
  useMemo,
  useSyncExternalStore,
  type Context,
  type PropsWithChildren,
} from 'react';
import type { Checkout, Sale, Services, Storefront } from '../checkout.ts';
import type { VisitState } from '../visit/visit.ts';

const DocumentContext = createContext<(Storefront & Services) | null>(null);
/** The sale of the screen around a component; a screen, or an offer on it, gives its own. */
export const SaleContext = createContext<Sale | null>(null);

function useProvided<T>(context: Context<T | null>): T {
  const value = useContext(context);
  if (!value) throw new Error('A component that needs the checkout stands outside of it.');
  return value;
}

export const useStorefront = (): Storefront => useProvided(DocumentContext);

export const useSale = (): Sale => useProvided(SaleContext);

export const useServices = (): Services => useProvided(DocumentContext);

/** All three, for calls and actions; a component that only draws asks for the one that it needs. */
export function useCheckout(): Checkout {
  const shared = useProvided(DocumentContext);
  const sale = useSale();
  return useMemo(() => ({ ...shared, ...sale }), [shared, sale]);
}

export function CheckoutProvider(props: PropsWithChildren<{ checkout: Checkout }>) {
  const { checkout: value, children } = props;
  const inside = createElement(SaleContext, { value }, children);
  return createElement(DocumentContext, { value }, inside);
}

/** Empty until after hydration. */
export function useVisit(): VisitState {
  const { visit } = useServices();
  return useSyncExternalStore(visit.subscribe, visit.state, visit.state);
}

/** Its component is drawn again when this value changes, not whenever the visit does. */
export function useVisitValue<T extends string | number | boolean | undefined>(
  read: (visit: VisitState) => T,
): T {
  const { visit } = useServices();
  const now = () => read(visit.state());
  return useSyncExternalStore(visit.subscribe, now, now);
}

import {
  createContext,
  createElement,
  useContext,
  useMemo,
  useSyncExternalStore,
  type Context,
  type ReactNode,
} from 'react';
import type { Checkout, Sale, Services, Storefront } from '../checkout.ts';
import type { VisitState } from '../visit/visit.ts';

const StorefrontContext = createContext<Storefront | null>(null);
/** The sale of the screen around a component; a screen, or an offer on it, gives its own. */
export const SaleContext = createContext<Sale | null>(null);
const ServicesContext = createContext<Services | null>(null);

function useProvided<T>(context: Context<T | null>, name: string): T {
  const value = useContext(context);
  if (!value) throw new Error(`A component needs the checkout's ${name} and stands outside of it.`);
  return value;
}

export const useStorefront = (): Storefront => useProvided(StorefrontContext, 'storefront');

export const useSale = (): Sale => useProvided(SaleContext, 'sale');

export const useServices = (): Services => useProvided(ServicesContext, 'services');

/** All three, for calls and actions; a component that only draws asks for the one that it needs. */
export function useCheckout(): Checkout {
  const storefront = useStorefront();
  const services = useServices();
  const sale = useSale();
  return useMemo(() => ({ ...storefront, ...services, ...sale }), [storefront, services, sale]);
}

interface CheckoutProviderProps {
  checkout: Checkout;
  children: ReactNode;
}

export function CheckoutProvider({ checkout, children }: CheckoutProviderProps) {
  return createElement(
    StorefrontContext,
    { value: checkout },
    createElement(
      ServicesContext,
      { value: checkout },
      createElement(SaleContext, { value: checkout }, children),
    ),
  );
}

/** Empty until after hydration. */
export function useVisit(): VisitState {
  const { visit } = useServices();
  return useSyncExternalStore(visit.subscribe, visit.state, visit.state);
}

/** Its component is drawn again when this value changes, not whenever the visit does. */
export function useVisitValue<T extends string | boolean | undefined>(
  read: (visit: VisitState) => T,
): T {
  const { visit } = useServices();
  const now = () => read(visit.state());
  return useSyncExternalStore(visit.subscribe, now, now);
}

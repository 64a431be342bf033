import { act, render } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { LEAD } from './buyer.ts';
import { A_PRODUCT, aCheckout, type CheckoutChanges } from './checkout.ts';
import { settle } from './jsdom-page.ts';
import { plainBrand } from './plain-brand.ts';
import { Providers } from './providers.tsx';
import { fakeLocks, fakeLockSpace } from '../fakes/web-locks.ts';
import { fakeStorage } from '../fakes/web-storage.ts';
import type { PaymentMethodKind } from '../../src/contract/payment-methods.ts';
import { browserPurchases, createPurchases } from '../../src/checkout/payment/purchase.ts';
import type { Locks } from '../../src/checkout/payment/with-lock.ts';
import type { Purchase } from '../../src/checkout/payment/purchase-identity.ts';
import { createJsonStore } from '../../src/checkout/session/json-store.ts';
import { createSession } from '../../src/checkout/session/session.ts';
import { useOrder } from '../../src/checkout/hooks/use-order.ts';
import { usePurchaseState } from '../../src/checkout/hooks/use-purchase-state.ts';

/** The purchase on the screen. */
export const THIS: Purchase = {
  productCode: 'ALFA',
  plan: 'alfa-anual',
  email: LEAD.email,
  offer: 'main',
  method: 'creditcard',
};

export const paid = async () => ({ token: 'T', paymentProfileIds: [] });
export const lost = () => Promise.reject(new Error('The connection broke off.'));

interface ScreenSettings extends CheckoutChanges {
  paysBy?: PaymentMethodKind;
  isHydrated?: boolean;
  /** The visit has been read. */
  isLoaded?: boolean;
  settings?: object;
}

/** A browser with two tabs: a screen that sells in this one, and another one that pays. */
export function twoTabs() {
  const space = fakeLockSpace();
  const own = fakeLocks(space);
  /** Asked by this tab's screen alone. */
  const askLocks = vi.fn<NonNullable<Locks['query']>>(own.query);
  const value = { request: own.request, query: askLocks };
  Object.defineProperty(navigator, 'locks', { configurable: true, value });
  const there = fakeStorage();
  let minted = 0;
  const other = createPurchases({
    storage: createJsonStore(() => localStorage),
    session: createSession(() => there),
    locks: fakeLocks(space),
    now: Date.now,
    newKey: () => `key-${++minted}`,
    newRequestId: () => `request-${minted}`,
  });
  const purchases = browserPurchases(createSession(() => sessionStorage));
  return { other, purchases, askLocks };
}

/** Opens a screen, which gets its price; `show` draws what asks for the state of the purchase. */
export async function openScreen(
  purchases: ReturnType<typeof browserPurchases>,
  {
    paysBy = 'creditcard',
    isHydrated = true,
    isLoaded = true,
    settings,
    ...changes
  }: ScreenSettings = {},
) {
  const answers = { getProductV1: A_PRODUCT };
  const checkout = aCheckout(plainBrand(settings), { answers, purchases, ...changes });
  if (isLoaded) checkout.visit.load();
  /** What each drawing knew, in order. */
  const drawn: ReturnType<typeof usePurchaseState>[] = [];
  function Price() {
    useOrder();
    return null;
  }
  function Probe({ by, isAfter }: { by: PaymentMethodKind; isAfter: boolean }) {
    drawn.push(usePurchaseState(by, isAfter));
    return null;
  }
  const screen = (isShown: boolean) => (
    <Providers checkout={checkout}>
      <Price />
      {isShown && <Probe by={paysBy} isAfter={isHydrated} />}
    </Providers>
  );
  const { rerender, unmount } = render(screen(false));
  await settle();
  return {
    checkout,
    drawn,
    latest: () => drawn.at(-1)!,
    async show() {
      rerender(screen(true));
      await settle();
    },
    unmount,
  };
}

/** Keeps a lead in this tab, as the lead form does. */
export const keepLead = (): void => sessionStorage.setItem('dataLead', JSON.stringify(LEAD));

/** The browser tells this tab of something. */
export async function hear(target: EventTarget, type: string): Promise<void> {
  act(() => void target.dispatchEvent(new Event(type)));
  await settle();
}

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

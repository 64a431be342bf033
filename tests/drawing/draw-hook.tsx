import { act, renderHook } from '@testing-library/react';
import type { Checkout } from '../../src/checkout/checkout.ts';
import { SaleContext } from '../../src/checkout/hooks/checkout-context.ts';
import { saleAt } from '../../src/checkout/offer/sale-at.ts';
import type { FlowStep } from '../../src/contract/compiled-brand.ts';
import type { ScreenAddress } from '../../src/flow/templates.ts';
import { aCheckout, type CheckoutChanges } from './checkout.ts';
import { settle } from './jsdom-page.ts';
import { plainBrand } from './plain-brand.ts';
import { Providers } from './providers.tsx';

/** The screen that a hook is used on, and its step of the flow. */
type Place = ScreenAddress & { step?: Partial<FlowStep> };

export interface HookSituation extends CheckoutChanges {
  /** Changes to brand.json. */
  settings?: object;
  /** The screen; without it the sale is the one of the link, on no screen in particular. */
  at?: Place;
}

const saleOn = (checkout: Checkout, { step, ...address }: Place): Checkout =>
  saleAt(checkout, address, step as FlowStep | undefined);

/**
 * Uses a hook in a checkout of which only the network is not real, and waits until all is answered. `moveTo` leads
 * to another screen of the same document.
 */
export async function drawHook<T>(
  useIt: () => T,
  { settings, at, ...changes }: HookSituation = {},
) {
  const checkout = aCheckout(changes.brand ?? plainBrand(settings), changes);
  let sale = at ? saleOn(checkout, at) : checkout;
  const { result, rerender } = renderHook(useIt, {
    wrapper: ({ children }) => (
      <Providers checkout={checkout}>
        <SaleContext value={sale}>{children}</SaleContext>
      </Providers>
    ),
  });
  act(() => checkout.visit.load());
  await settle();
  return {
    checkout,
    result,
    moveTo: async (place: Place) => {
      sale = saleOn(checkout, place);
      rerender();
      await settle();
    },
  };
}

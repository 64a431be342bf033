import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { buildQueries } from '../../src/app/build-checkout.ts';
import type { Checkout } from '../../src/checkout/checkout.ts';
import { CheckoutProvider } from '../../src/checkout/hooks/checkout-context.ts';
import { StyleProvider } from '../../src/styles/StyleProvider.tsx';
import { drawnStyles } from './wear-styles.ts';
import { NavigationContext, type NavigateNext } from '../../src/checkout/hooks/navigation.ts';

interface ProvidersProps {
  checkout: Checkout;
  goOn?: NavigateNext;
  children: ReactNode;
}

/** Everything that a part of a screen counts on. */
export function Providers({ checkout, goOn = () => false, children }: ProvidersProps) {
  const [queries] = useState(() => buildQueries(checkout.report));
  return (
    <StyleProvider cache={drawnStyles()}>
      <QueryClientProvider client={queries}>
        <CheckoutProvider checkout={checkout}>
          <NavigationContext value={goOn}>{children}</NavigationContext>
        </CheckoutProvider>
      </QueryClientProvider>
    </StyleProvider>
  );
}

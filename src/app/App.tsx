import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { saleAt } from '../checkout/offer/sale-at.ts';
import {
  CheckoutProvider,
  SaleContext,
  useStorefront,
  useVisitValue,
} from '../checkout/hooks/checkout-context.ts';
import { hasUpsell } from '../checkout/hooks/facts.ts';
import type { LoadedBrand } from '../contract/compiled-brand.ts';
import { wearsUpsell } from '../flow/sold-at.ts';
import { pathOf, templateOf, type ScreenAddress } from '../flow/templates.ts';
import { CookiesNotice } from '../renderer/chrome/CookiesNotice.tsx';
import { ErrorScreen } from '../renderer/chrome/ErrorScreen.tsx';
import { FailureDialog } from '../renderer/chrome/FailureDialog.tsx';
import { HomologationBadge } from '../renderer/chrome/HomologationBadge.tsx';
import { Overlay } from '../renderer/chrome/Overlay.tsx';
import { ConnectionNote } from '../renderer/chrome/ConnectionNote.tsx';
import { showLateFont, showTheme } from '../styles/show-theme.ts';
import type { BuiltCheckout } from './build-checkout.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ScreenRoute } from './ScreenRoute.tsx';

const ERROR_ADDRESS: ScreenAddress = { templateId: 'generic-error' };

/** Gives the document the theme of a screen, which depends on what the visit has bought. */
function DocumentTheme({ templateId }: Pick<ScreenAddress, 'templateId'>) {
  const { brand, page } = useStorefront();
  const isUpsell = wearsUpsell(templateId, useVisitValue(hasUpsell));
  useInsertionEffect(() => showTheme(brand, page.mode, isUpsell), [brand, page.mode, isUpsell]);
  useLayoutEffect(() => () => showLateFont(true), [templateId]);
  useEffect(() => {
    const show = () => showLateFont(false);
    show();
    document.fonts.addEventListener('loadingdone', show);
    return () => document.fonts.removeEventListener('loadingdone', show);
  }, []);
  return null;
}

export function App({ checkout, loaded }: { checkout: BuiltCheckout; loaded: LoadedBrand }) {
  const { brand, page, link, visit, flags, queries } = checkout;
  const { pathname, search, key } = useLocation();
  const address = templateOf(pathname) ?? ERROR_ADDRESS;
  useEffect(() => visit.load(), [visit]);
  useEffect(() => {
    // The screen can be used now; one that needs a flag reports itself what it cannot load.
    if (page.state === 'ready') flags?.().catch(() => {});
  }, [page, flags]);
  return (
    <ErrorBoundary
      position={key}
      screen={
        <ErrorScreen
          brand={brand}
          mode={page.mode}
          here={pathname + search}
          restart={pathOf('lead') + link.query}
        />
      }
    >
      <QueryClientProvider client={queries}>
        <CheckoutProvider checkout={checkout}>
          <DocumentTheme templateId={address.templateId} />
          {page.state === 'waiting' ? (
            <SaleContext value={saleAt(checkout, address)}>
              <Overlay />
            </SaleContext>
          ) : (
            <ScreenRoute loaded={loaded} {...address} />
          )}
          <HomologationBadge />
          <ConnectionNote />
          <CookiesNotice />
          <FailureDialog />
        </CheckoutProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { saleAt } from '../checkout/session/sale-at.ts';
import type { Checkout } from '../checkout/checkout.ts';
import { CheckoutProvider, SaleContext } from '../checkout/hooks/checkout-context.ts';
import type { LoadedBrand } from '../contract/compiled-brand.ts';
import { isUpsellPage } from '../flow/sold-at.ts';
import { pathOf, templateOf, type ScreenAddress } from '../flow/templates.ts';
import { CookiesNotice } from '../renderer/chrome/CookiesNotice.tsx';
import { ErrorScreen } from '../renderer/chrome/ErrorScreen.tsx';
import { FailureDialog } from '../renderer/chrome/FailureDialog.tsx';
import { HomologationBadge } from '../renderer/chrome/HomologationBadge.tsx';
import { Overlay } from '../renderer/chrome/Overlay.tsx';
import { SlowNote } from '../renderer/chrome/SlowNote.tsx';
import { brandThemes } from '../renderer/theme/brand-theme.ts';
import { buildQueries } from './build-queries.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ScreenRoute } from './ScreenRoute.tsx';

interface AppProps {
  checkout: Checkout;
  loaded: LoadedBrand;
  cache: EmotionCache;
}

/** An address without a screen of its own shows the error page (D-57). */
const ERROR_ADDRESS: ScreenAddress = { templateId: 'generic-error' };

/** The checkout in its providers; the router stands around it. */
export function App({ checkout, loaded, cache }: AppProps) {
  const { brand, page, report, link, visit, flags, text } = checkout;
  const own = useMemo(() => brandThemes(brand, page.mode), [brand, page.mode]);
  const { pathname, search, key } = useLocation();
  const address = templateOf(pathname) ?? ERROR_ADDRESS;
  const theme = (isUpsellPage(address.templateId) && own.upsell) || own;
  const [queries] = useState(() => buildQueries(report));
  useEffect(() => visit.load(), [visit]);
  useEffect(() => {
    // The screen can be used now; one that needs a flag reports itself what it cannot load.
    if (page.state === 'ready') flags?.().catch(() => {});
  }, [page, flags]);
  useEffect(() => {
    document.title = text('app.title');
  }, [text]);
  const { background, text: words } = theme.palette;
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Global
          styles={{
            html: { colorScheme: page.mode, WebkitTextSizeAdjust: '100%' },
            body: {
              margin: 0,
              background: background.default,
              color: words.primary,
              fontFamily: theme.typography.fontFamily,
              fontSize: 16,
            },
          }}
        />
        <ErrorBoundary
          report={report}
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
              {page.state === 'waiting' ? (
                <SaleContext value={saleAt(checkout, address)}>
                  <Overlay isShown />
                </SaleContext>
              ) : (
                <ScreenRoute loaded={loaded} address={address} />
              )}
              <HomologationBadge />
              <SlowNote />
              <CookiesNotice />
              <FailureDialog />
            </CheckoutProvider>
          </QueryClientProvider>
        </ErrorBoundary>
      </ThemeProvider>
    </CacheProvider>
  );
}

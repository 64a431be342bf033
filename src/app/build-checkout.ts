import { QueryCache, QueryClient } from '@tanstack/react-query';
import { createClient, type Client } from '../api/client.ts';
import { captchaSource } from '../checkout/captcha/captcha.ts';
import type { Checkout, Tracked, ErrorReporter } from '../checkout/checkout.ts';
import { fillText, saleAt } from '../checkout/offer/sale-at.ts';
import { createHeldCard } from '../checkout/form/held-card.ts';
import { createObservableList } from '../checkout/session/listeners.ts';
import { createSession } from '../checkout/session/session.ts';
import { sessionOf, removeVisitCookie } from '../checkout/visit/visit-cookie.ts';
import { createVisit } from '../checkout/visit/visit.ts';
import { emailCookie } from '../checkout/session/cookies.ts';
import type { LoadedBrand } from '../contract/compiled-brand.ts';
import type { FeatureFlags } from '../contract/flags.ts';
import type { PageData } from '../contract/page-data.ts';
import { stepAt } from '../flow/step.ts';
import type { ScreenAddress } from '../flow/templates.ts';
import { lazyPurchases } from '../renderer/lazy-purchases.ts';
import type { VisitFlow } from '../visit/resolve-flow.ts';

interface CheckoutInput {
  page: PageData;
  visit: VisitFlow & { loaded: Pick<LoadedBrand, 'brand'> };
  report: ErrorReporter;
  client?: Client;
}

/** A screen that a server draws, prices, or has had posted. */
export interface ServedScreen {
  template: ScreenAddress;
  page: PageData;
  visit: VisitFlow & { loaded: LoadedBrand };
}

/** With the memory of what its document asks for. */
export type BuiltCheckout = Checkout & { queries: QueryClient };

const noPurchase = () => Promise.reject(new Error('Only a browser buys.'));

/**
 * Builds the memory of what is asked for while a page is drawn. Each failure is reported once, by the name of its
 * question. The page's own answers are shown; old ones are asked for anew.
 */
export function buildQueries(
  report: ErrorReporter,
  { answers = [], areAnswersOld }: Pick<PageData, 'answers' | 'areAnswersOld'> = {},
): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey: [name] }) => report(error, String(name)),
    }),
    defaultOptions: {
      // The client has done its own retries by then. Offline a call fails at once and says so: by itself it
      // would be put off without an end.
      queries: { retry: false, staleTime: Infinity, networkMode: 'always' },
    },
  });
  for (const [queryKey, answer] of answers) {
    queries.setQueryData(queryKey, answer);
    if (areAnswersOld) void queries.invalidateQueries({ queryKey, refetchType: 'none' });
  }
  return queries;
}

export function buildCheckout({ page, visit, report, ...given }: CheckoutInput): BuiltCheckout {
  const { link, flow, flows } = visit;
  const { brand } = visit.loaded;
  const { settings, texts } = brand;
  const { captcha, upsell, monitoring } = page;
  const { client = createClient({ appVersion: page.appVersion }) } = given;
  const isBrowser = typeof window !== 'undefined';
  const productCode = page.productCode ?? settings.productCode ?? settings.key;
  // The config call names no country: its title is that of the Brazilian product.
  const title = settings.area === 'BR' ? page.config?.title : undefined;
  const productName = title ?? settings.product.name;
  const ofCookie = sessionOf(page.visit ?? {});
  const session = isBrowser ? createSession() : ofCookie;
  const purchases = lazyPurchases(session);
  // Without its lead in the cookie the visit may be in this tab alone.
  const isCookieComplete = page.visit && (page.visit.dataLead !== undefined || !page.hasLead);
  const cookie = {
    // A server sets its cookies by its answers.
    set: (email: string) => (isBrowser ? emailCookie.set(email) : undefined),
    remove() {
      emailCookie.remove();
      // The cookie that the document came with is forgotten with its buyer.
      if (page.visit) removeVisitCookie();
    },
  };
  const values = {
    productName,
    businessName: settings.product.businessName,
    upsellName: upsell?.name,
  };
  const openCaptcha = async () => {
    const { openCaptchaFrame } = await import('../checkout/captcha/captcha-frame.ts');
    return openCaptchaFrame(captcha!, texts['app.captcha']);
  };
  const service = monitoring?.flags;
  let flags: Promise<FeatureFlags> | undefined;
  const tracked = createObservableList<Tracked>();
  let analytics: Promise<void> | undefined;
  const checkout: BuiltCheckout = {
    queries: buildQueries(report, page),
    brand,
    link,
    page,
    productCode,
    business: page.business ?? settings.business,
    productName,
    flow,
    flows,
    links: settings.links[page.environment],
    client,
    moneyClient: client,
    session,
    offer: 'main',
    visit: createVisit(
      session,
      { main: productCode, upsell: upsell?.productCode },
      cookie,
      isCookieComplete ? ofCookie : undefined,
    ),
    purchases: isBrowser ? purchases : { ...purchases, attempt: noPurchase },
    heldCard: createHeldCard(),
    captcha: captchaSource(captcha === undefined ? undefined : openCaptcha, report),
    report,
    flags:
      service &&
      (() =>
        (flags ??= import('../monitoring/flags/start-flags.ts').then(({ startFlags }) =>
          startFlags(service, checkout),
        ))),
    tracked,
    track(one) {
      if (!monitoring?.tagManager) return;
      tracked.add(one);
      analytics ??= import('../monitoring/analytics/start-analytics.ts').then(
        ({ startAnalytics }) => startAnalytics(checkout),
        (error: unknown) => report(error, 'analytics'),
      );
    },
    failures: createObservableList(),
    slowWaits: createObservableList(),
    text: (key, more = {}) => fillText(texts[key], { ...values, ...more }),
    fill: (text) => fillText(text, values),
  };
  return checkout;
}

/** The checkout of one screen, with the sale that is made there. */
export const checkoutAt = ({ template, ...input }: ServedScreen & CheckoutInput): Checkout =>
  saleAt(buildCheckout(input), template, stepAt(input.visit.flow, template.templateId));

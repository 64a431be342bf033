import { createClient, type Client } from '../api/client.ts';
import { captchaSource } from '../checkout/captcha/captcha.ts';
import type { Checkout, Tracked, ErrorReporter } from '../checkout/checkout.ts';
import { fillText } from '../checkout/offer/sale-at.ts';
import { createHeldCard } from '../checkout/form/held-card.ts';
import { createObservableList } from '../checkout/session/listeners.ts';
import type { Purchases } from '../checkout/payment/purchase.ts';
import { createSession } from '../checkout/session/session.ts';
import { sessionOf, removeVisitCookie } from '../checkout/visit/visit-cookie.ts';
import { createVisit } from '../checkout/visit/visit.ts';
import { emailCookie } from '../checkout/session/cookies.ts';
import type { CompiledBrand } from '../contract/compiled-brand.ts';
import type { FeatureFlags } from '../contract/flags.ts';
import type { PageData } from '../contract/page-data.ts';
import { lazyPurchases } from '../renderer/lazy-purchases.ts';
import type { VisitFlow } from '../visit/resolve-visit.ts';
import { countedClient } from './counted-client.ts';

interface CheckoutInput {
  brand: CompiledBrand;
  page: PageData;
  visit: VisitFlow;
  report: ErrorReporter;
  client?: Client;
  /** The e-mail cookie, where it is not a document's. */
  cookie?: Pick<typeof emailCookie, 'set' | 'remove'>;
}

const noPurchases: Purchases = {
  attempt: () => Promise.reject(new Error('Only a browser buys.')),
  inDoubt: () => undefined,
  bought: () => undefined,
  underWay: async () => undefined,
  seen: () => {},
};
const noStorage = () => {
  throw new Error('There is no storage on the server.');
};

/** The visit's own cookie is forgotten with its buyer, where the document came with one. */
const cookiesOf = ({ visit }: PageData): typeof emailCookie => ({
  set: emailCookie.set,
  remove() {
    emailCookie.remove();
    if (visit) removeVisitCookie();
  },
});

export function buildCheckout(input: CheckoutInput): Checkout {
  const { brand, page, visit, report, cookie = cookiesOf(page) } = input;
  const { client = countedClient(createClient({ appVersion: page.appVersion })) } = input;
  const isBrowser = typeof window !== 'undefined';
  const { settings, texts } = brand;
  const { captcha } = page;
  const { link, flow, flows } = visit;
  const productCode = page.productCode ?? settings.productCode ?? settings.key;
  // The config call names no country: its title is that of the Brazilian product.
  const title = settings.area === 'BR' ? page.config?.title : undefined;
  const productName = title ?? settings.product.name;
  const ofCookie = page.visit && sessionOf(page.visit);
  const session = isBrowser
    ? createSession(() => sessionStorage)
    : (ofCookie ?? createSession(noStorage));
  // Without its lead in the cookie the visit may be in this tab alone.
  const isCookieComplete = page.visit?.dataLead !== undefined || !page.hasLead;
  const service = page.monitoring?.flags;
  let flags: Promise<FeatureFlags> | undefined;
  const tracked = createObservableList<Tracked>();
  let analytics: Promise<void> | undefined;
  const values = {
    productName,
    businessName: settings.product.businessName,
    upsellName: page.upsell?.name,
  };
  const checkout: Checkout = {
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
      { main: productCode, upsell: page.upsell?.productCode },
      cookie,
      isCookieComplete ? ofCookie : undefined,
    ),
    purchases: isBrowser ? lazyPurchases(session) : noPurchases,
    heldCard: createHeldCard(),
    captcha: captchaSource(
      captcha === undefined
        ? undefined
        : async () => {
            const { openCaptchaFrame } = await import('../checkout/captcha/captcha-frame.ts');
            return openCaptchaFrame(captcha, texts['app.captcha']);
          },
      report,
    ),
    report,
    flags:
      service &&
      (() =>
        (flags ??= import('../monitoring/flags/start-flags.ts').then(({ startFlags }) =>
          startFlags(service, checkout),
        ))),
    tracked,
    track(one) {
      if (!page.monitoring?.tagManager) return;
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

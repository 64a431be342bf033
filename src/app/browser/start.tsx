import { ApiError } from '../../api/api-error.ts';
import { createClient } from '../../api/client.ts';
import { productCalls } from '../../api/fetch-product.ts';
import type { Checkout } from '../../checkout/checkout.ts';
import { reloadForLostChunk } from '../../checkout/session/lost-chunk.ts';
import { isSessionKept } from '../../checkout/session/session.ts';
import { MAX_WAIT_MS, withTimeout } from '../../checkout/session/timeout.ts';
import { removeVisitCookie, takeVisit } from '../../checkout/visit/visit-cookie.ts';
import { keepOneProduct } from '../../checkout/visit/visit-end.ts';
import type { Visit } from '../../checkout/visit/visit.ts';
import type { LoadedBrand } from '../../contract/compiled-brand.ts';
import type { PageData } from '../../contract/page-data.ts';
import { parseLink, type Link } from '../../flow/link.ts';
import { isFirstScreen } from '../../flow/step.ts';
import { pathOf } from '../../flow/templates.ts';
import { flowOfPage } from '../../visit/flow-of-page.ts';
import type { VisitFlow } from '../../visit/resolve-visit.ts';
import { visitBrand } from '../../visit/visit-brand.ts';
import { App } from '../App.tsx';
import {
  arrival,
  homologate,
  isAnswer,
  isDrawnHere,
  isKeptDocument,
  screenHere,
} from './arrival.ts';
import { buildCheckout } from '../build-checkout.ts';
import type { Reporter } from '../build-reporter.ts';
import { countedClient, reloadOnReturn } from '../counted-client.ts';
import { createDocumentBrands } from './document-brands.ts';
import { showInHead } from '../document-head.ts';
import { createDocumentRoot } from './document-root.tsx';
import { loadCatalogue } from '../load-brand.ts';
import { loadOthersSoon } from '../load-others.ts';

/** Starts the program in a document: over a page that a server has drawn, or in an empty one. */
export function start(page: PageData, { report, begin }: Reporter): void {
  const started = performance.now();
  const link = parseLink(location.search);
  const errorAddress = pathOf('generic-error') + link.query;
  /** Milliseconds until a buyer has waited long enough for the first screen. */
  const timeLeft = () => Math.max(0, MAX_WAIT_MS - (performance.now() - started));
  const root = createDocumentRoot(page, report, errorAddress);
  const brands = createDocumentBrands(report, timeLeft);
  let shownVisit: Visit | undefined;
  let isVisitTaken = false;

  /** Moves the visit of the cookie into the session, once; the cookie goes where session storage keeps it. */
  function takeCookie({ visit }: PageData, { session }: Checkout): void {
    if (!visit || isVisitTaken) return;
    isVisitTaken = takeVisit(session, visit, isAnswer());
    if (isVisitTaken && isSessionKept()) removeVisitCookie();
  }

  function draw(shown: PageData, visit: VisitFlow & { loaded: LoadedBrand }): void {
    const { loaded } = visit;
    const { brand } = loaded;
    const isReady = shown.state === 'ready';
    const checkout = buildCheckout({ brand, page: shown, visit, report });
    const { session, productCode } = checkout;
    // The product of a lone plan is unknown while the page waits, and on the error page.
    if (isReady && shown.productCode)
      keepOneProduct(session, `${visit.link.area} ${shown.productCode}`);
    takeCookie(shown, checkout);
    const { templateId = 'generic-error' } = screenHere() ?? {};
    if (isReady) showVoucher(visit.link, link, templateId);
    // The server has decided whether a visit that was taken over goes on.
    if (isReady && !isVisitTaken && isFirstScreen(visit.flow, templateId)) {
      checkout.visit.begin(arrival());
    }
    // A link may be opened by another person than the one who typed in this tab.
    if (arrival() === 'link') session.remove('guiche.leadTyped');
    shownVisit = checkout.visit;
    document.documentElement.lang = brand.settings.lang;
    showInHead(checkout);
    const isTakenOver = isDrawnHere() && !brands.isScreenLost();
    root.draw(<App checkout={checkout} loaded={loaded} />, shown.state, isTakenOver);
    loadOthersSoon(loaded);
    begin({ brand: brand.settings.key, productCode }, isReady);
  }

  /** Does in the browser what the server could not wait for, or what no server is there to do. */
  async function complete(waiting: PageData): Promise<void> {
    const address = screenHere();
    const names = link.product ?? link.productSlug ?? link.oferta;
    if (!address && !(names && location.pathname === '/')) return location.replace(errorAddress);
    const [{ loadVisit, openVisit, startPath }, catalogue] = await withTimeout(
      Promise.all([import('../../visit/load-visit.ts'), loadCatalogue()]),
      timeLeft(),
    );
    const known = { catalogue, ...brands };
    if (!address) return location.replace((await startPath(link, known)) + link.query);
    const opened = await openVisit(link, known);
    if (address.templateId === 'generic-error') {
      return draw({ ...waiting, ...opened.data, state: 'ready' }, opened);
    }
    if (!root.isDrawn()) draw({ ...waiting, ...opened.data }, opened);
    try {
      const client = countedClient(createClient({ appVersion: waiting.appVersion }));
      const visit = await withTimeout(loadVisit(link, known, productCalls(client)), timeLeft());
      for (const problem of visit.problems) report(new Error(problem), 'config');
      draw({ ...waiting, ...visit.data, state: 'ready' }, visit);
    } catch (error) {
      report(error, 'config or seller', 'fatal');
      location.replace(errorAddress);
    }
  }

  async function run(): Promise<void> {
    const { failure } = page;
    if (isKeptDocument()) page.areAnswersOld = true;
    if (failure)
      report(new ApiError(failure.operationId, failure.failure), 'config or seller', 'fatal');
    forgetFormPage();
    // A visit in memory ends with its document, and a tag manager is left by a new one only.
    const tags = page.monitoring?.tagManager;
    if (tags && !isSessionKept()) tags.isAllowed = tags.isAllowedHere = false;
    reloadOnReturn(() => shownVisit?.isOver() ?? false);
    if (page.brandModule) {
      const loaded = visitBrand(await brands.loadBrand({ module: page.brandModule }), page);
      draw(page, { ...flowOfPage(link, loaded.brand.flows, page), loaded });
    }
    if (page.state === 'waiting') await complete(homologate(page, link));
  }

  run().catch(async (error: unknown) => {
    report(error, 'the program', 'fatal');
    if (root.isDrawn() || !(await reloadForLostChunk(error))) root.giveUp(page.state);
  });
}

/** Puts the voucher of the flow's first step into the address of a screen that sells. */
function showVoucher({ query }: Link, link: Link, templateId: string): void {
  if (query === link.query || templateId === 'generic-error') return;
  history.replaceState(history.state, '', location.pathname + query + location.hash);
}

/** A reload returns to the first page of a form: card number and CVV are gone by then. */
function forgetFormPage(): void {
  const { page, isSwitched } = history.state?.usr ?? {};
  if (page || isSwitched) history.replaceState({ ...history.state, usr: null }, '');
}

import { ApiError } from '../api/api-error.ts';
import { createClient, type Client } from '../api/client.ts';
import { productCalls } from '../api/fetch-product.ts';
import { reloadForLostChunk } from '../checkout/session/lost-chunk.ts';
import { isSessionKept } from '../checkout/session/session.ts';
import { MAX_WAIT_MS, withTimeout } from '../checkout/session/timeout.ts';
import { countedWork } from '../checkout/session/work-under-way.ts';
import { removeVisitCookie, takeVisit } from '../checkout/visit/visit-cookie.ts';
import { keepOneProduct } from '../checkout/visit/visit-end.ts';
import type { Visit } from '../checkout/visit/visit.ts';
import type { BrandLooks, Catalogue, LoadedBrand } from '../contract/compiled-brand.ts';
import type { PageData } from '../contract/page-data.ts';
import { parseLink } from '../flow/link.ts';
import { isFirstScreen } from '../flow/step.ts';
import { pathOf } from '../flow/templates.ts';
import { flowOfPage } from '../visit/flow-of-page.ts';
import type { VisitSource } from '../visit/load-visit.ts';
import type { VisitFlow } from '../visit/resolve-flow.ts';
import { visitBrand } from '../visit/visit-brand.ts';
import { App } from './App.tsx';
import { buildCheckout } from './build-checkout.ts';
import { buildReporter, reportUncaught } from './build-reporter.ts';
import { showInHead } from './document-head.ts';
import { loadBrand, loadJson, loadOthersSoon, loadScreen } from './load-brand.ts';
import {
  arrival,
  homologate,
  isAnswer,
  isDrawnHere,
  isKept,
  reloadOnReturn,
  screenHere,
} from './browser/this-document.ts';
import { createDocumentRoot } from './browser/document-root.tsx';

/** Starts the program in a document: over a page that a server has drawn, or in an empty one. */
function start(): void {
  const latest = performance.now() + MAX_WAIT_MS;
  const page: PageData = JSON.parse(document.getElementById('page')!.textContent!);
  const { report, begin } = buildReporter(page);
  reportUncaught(report);
  const link = parseLink(location.search);
  const errorAddress = pathOf('generic-error') + link.query;
  const { call } = createClient({ appVersion: page.appVersion });
  const client: Client = { call: (name, input) => countedWork(() => call(name, input)) };
  const root = createDocumentRoot(report, errorAddress);
  let shownVisit: Visit | undefined;
  let isVisitTaken = false;

  /** Rejects once a buyer has waited long enough for the first screen. */
  const inTime = <T,>(work: Promise<T>) =>
    withTimeout(work, Math.max(0, latest - performance.now()));

  async function draw(shown: PageData, visit: VisitFlow & { loaded: LoadedBrand }): Promise<void> {
    const { loaded } = visit;
    const { brand } = loaded;
    const { templateId = 'generic-error' } = screenHere() ?? {};
    // A screen without its parts loads the page anew, or says so and offers another attempt.
    const isWhole = await inTime(loadScreen(loaded, templateId)).then(
      () => true,
      (error: unknown) => {
        report(error, 'parts of the program');
        return false;
      },
    );
    const isReady = shown.state === 'ready';
    const checkout = buildCheckout({ page: shown, visit, report, client });
    const { session, productCode } = checkout;
    // The product of a lone plan is unknown while the page waits, and on the error page.
    if (isReady && shown.productCode)
      keepOneProduct(session, `${visit.link.area} ${shown.productCode}`);
    if (shown.visit && !isVisitTaken) {
      isVisitTaken = takeVisit(session, shown.visit, isAnswer());
      // In memory alone the next document would not find it.
      if (isVisitTaken && isSessionKept()) removeVisitCookie();
    }
    // The voucher of the flow's first step stands in the address of a screen that sells.
    if (isReady && visit.link.query !== link.query && templateId !== 'generic-error') {
      const address = location.pathname + visit.link.query + location.hash;
      history.replaceState(history.state, '', address);
    }
    // The server has decided whether a visit that was taken over goes on.
    if (isReady && !isVisitTaken && isFirstScreen(visit.flow, templateId)) {
      checkout.visit.begin(arrival());
    }
    // A link may be opened by another person than the one who typed in this tab.
    if (arrival() === 'link') session.remove('guiche.leadTyped');
    shownVisit = checkout.visit;
    showInHead(checkout);
    const app = <App checkout={checkout} loaded={loaded} />;
    root.draw(app, shown.state, isWhole && isDrawnHere());
    loadOthersSoon(loaded);
    begin({ brand: brand.settings.key, productCode }, isReady);
  }

  /** Does in the browser what the server could not wait for, or what no server is there to do. */
  async function complete(waiting: PageData): Promise<void> {
    const address = screenHere();
    const names = link.product ?? link.productSlug ?? link.oferta;
    if (!address && !(names && location.pathname === '/')) return location.replace(errorAddress);
    const [{ loadVisit, openVisit, startPath }, catalogue] = await inTime(
      Promise.all([
        import('../visit/load-visit.ts'),
        loadJson<Catalogue>('/brands/catalogue.json'),
      ]),
    );
    const source: VisitSource = {
      catalogue,
      loadBrand: (entry) => inTime(loadBrand(entry)),
      // Without the theme of another brand the visit has its own brand's.
      loadLooks: ({ looks }) =>
        inTime(loadJson<BrandLooks>(looks)).catch((error: unknown) => {
          report(error, 'looks of a brand');
          return undefined;
        }),
    };
    if (!address) return location.replace((await startPath(link, source)) + link.query);
    const isErrorPage = address.templateId === 'generic-error';
    const opened = await openVisit(link, source);
    const state = isErrorPage ? 'ready' : 'waiting';
    await draw({ ...waiting, ...opened.data, state }, opened);
    if (isErrorPage) return;
    try {
      const visit = await inTime(loadVisit(link, source, productCalls(client)));
      for (const problem of visit.problems) report(new Error(problem), 'config');
      await draw({ ...waiting, ...visit.data, state: 'ready' }, visit);
    } catch (error) {
      report(error, 'config or seller', 'fatal');
      location.replace(errorAddress);
    }
  }

  async function run(): Promise<void> {
    const { failure, monitoring } = page;
    if (isKept()) page.areAnswersOld = true;
    if (failure)
      report(new ApiError(failure.operationId, failure.failure), 'config or seller', 'fatal');
    forgetFormPage();
    // A visit in memory ends with its document, and a tag manager is left by a new one only.
    const tags = monitoring?.tagManager;
    if (tags && !isSessionKept()) tags.isAllowed = tags.isAllowedHere = false;
    reloadOnReturn(() => shownVisit?.isOver() ?? false);
    if (page.state === 'waiting') return complete(homologate(page, link));
    const loaded = visitBrand(await inTime(loadBrand({ module: page.brandModule! })), page);
    await draw(page, { ...flowOfPage(link, loaded.brand.flows, page), loaded });
  }

  run().catch(async (error: unknown) => {
    report(error, 'the program', 'fatal');
    if (root.isDrawn() || !(await reloadForLostChunk(error))) root.giveUp(page.state);
  });
}

/** A reload returns to the first page of a form: card number and CVV are gone by then. */
function forgetFormPage(): void {
  const { page, isSwitched } = history.state?.usr ?? {};
  if (page || isSwitched) history.replaceState({ ...history.state, usr: null }, '');
}

globalThis.hasProgramStarted = true;
start();

import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ApiError } from '../api/api-error.ts';
import { createClient } from '../api/client.ts';
import { productCalls } from '../api/fetch-product.ts';
import { keepOneProduct, type Arrival } from '../checkout/visit/visit-end.ts';
import { isSessionKept, type Session } from '../checkout/session/session.ts';
import { takeVisit, removeVisitCookie } from '../checkout/visit/visit-cookie.ts';
import { reloadForLostChunk } from '../checkout/session/lost-chunk.ts';
import type { Visit } from '../checkout/visit/visit.ts';
import { withTimeout, MAX_WAIT_MS } from '../checkout/session/timeout.ts';
import type { BrandLooks, LoadedBrand } from '../contract/compiled-brand.ts';
import type { PageData } from '../contract/page-data.ts';
import { parseUrl } from '../contract/browser/parse-url.ts';
import { START_NOTE } from '../contract/start-note.ts';
import { parseLink, type Link } from '../flow/link.ts';
import { isLaterScreen } from '../flow/screens.ts';
import { isFirstScreen } from '../flow/step.ts';
import { pathOf, templateOf } from '../flow/templates.ts';
import { createStyleCache, pageNonce } from '../styles/style-cache.ts';
import { StyleProvider } from '../styles/StyleProvider.tsx';
import { flowOfPage } from '../visit/flow-of-page.ts';
import type { VisitFlow } from '../visit/resolve-visit.ts';
import { visitBrand } from '../visit/visit-brand.ts';
import { App } from './App.tsx';
import { buildCheckout } from './build-checkout.ts';
import { buildReporter, reportUncaught } from './build-reporter.ts';
import { countedClient, reloadOnReturn } from './counted-client.ts';
import { showInHead } from './document-head.ts';
import { homologate } from './homologation.ts';
import { readTyped, typeAgain, type TypedBefore } from './typed-before.ts';
import {
  loadBrand as loadModule,
  loadCatalogue,
  loadLaterScreens,
  loadLooks as fetchLooks,
} from './load-brand.ts';
import { loadChunksOf, loadOthersSoon } from './load-chunks.ts';

globalThis.hasProgramStarted = true;
const data: PageData = JSON.parse(document.getElementById('page')!.textContent!);
const { report, begin } = buildReporter(data);
reportUncaught(report);

const element = document.getElementById('root')!;
/** Shown by the page itself where the program does not start. */
const startNote = document.getElementById(START_NOTE);
/** Begins with the rules that came with the page. */
const styleCache = createStyleCache({ nonce: pageNonce() });
let root: Root | undefined;
let drawnVisit: Visit | undefined;
const started = performance.now();

const link = parseLink(location.search);
/** The screen at the address; a buyer may have gone Back by the time it is asked for. */
const screenHere = () => templateOf(location.pathname);
const ERROR_PATH = pathOf('generic-error');

/** Time left until a buyer has waited long enough for the first screen, in milliseconds. */
const timeLeft = () => Math.max(0, MAX_WAIT_MS - (performance.now() - started));

/** Something of the screen that the server drew could not be loaded, so it cannot be taken over. */
let isScreenLost = false;

const loadedBrands = new Map<string, Promise<LoadedBrand>>();

/** A brand, and the chunks of its screen at this address; loaded once. */
function loadBrand(entry: { module: string }): Promise<LoadedBrand> {
  const brand = loadedBrands.get(entry.module) ?? loadWithScreen(entry);
  loadedBrands.set(entry.module, brand);
  return brand;
}

/** The looks of another brand; without them the visit has its own brand's. */
async function loadLooks(entry: { looks: string }): Promise<BrandLooks | undefined> {
  try {
    return await withTimeout(fetchLooks(entry), timeLeft());
  } catch (error) {
    report(error, 'looks of a brand');
    return undefined;
  }
}

async function loadWithScreen(entry: { module: string }): Promise<LoadedBrand> {
  const loaded = await withTimeout(loadModule(entry), timeLeft());
  const { templateId } = screenHere() ?? {};
  if (!templateId) return loaded;
  try {
    const { brand } = loaded;
    const isThere = templateId in brand.screens || !isLaterScreen(brand, templateId);
    if (!isThere) await loadLaterScreens(loaded, timeLeft());
    await loadChunksOf(loaded.brand, templateId, timeLeft());
  } catch (error) {
    // The screen then loads the page anew, or says so and offers another attempt.
    isScreenLost = true;
    report(error, 'parts of the program');
  }
  return loaded;
}

/**
 * Whether the server drew this address: a buyer who goes Back before the program is loaded may be at
 * another screen of the same document.
 */
function isDrawnHere(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return !document || new URL(document.name).pathname === location.pathname;
}

/** A link is an address opened anew, not from a page of our own: not Back, a reload, a step or a form sent. */
function arrival(): Arrival {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { referrer } = document;
  const isOwn = parseUrl(referrer)?.origin === location.origin;
  return navigation?.type === 'navigate' && !isOwn ? 'link' : 'history';
}

/** Whether the browser may have kept the document for longer than its answers are good: all but a link followed. */
function isKeptDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'navigate';
}

/** Puts the voucher of the flow's first step into the address of a screen that sells. */
function showVoucher({ query }: Link, templateId: string): void {
  if (query === link.query || templateId === 'generic-error') return;
  history.replaceState(history.state, '', location.pathname + query + location.hash);
}

/** Whether the page answers a form that this tab has posted: the server has led here. */
function isAnswer(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.redirectCount ?? 0) > 0 && arrival() === 'history';
}

let isVisitTaken = false;

/** Takes over the visit that has travelled in a cookie, once; the cookie goes where session storage has it now. */
function takeOver({ visit }: PageData, session: Session): void {
  if (!visit || isVisitTaken) return;
  isVisitTaken = takeVisit(session, visit, isAnswer());
  if (isVisitTaken && isSessionKept()) removeVisitCookie();
}

/** React by itself prints errors as they are; the error boundary reports those that it catches. */
const rootOptions: RootOptions = {
  onCaughtError() {},
  onUncaughtError(error) {
    report(error, 'render', 'fatal');
    // React takes away everything that it has drawn.
    giveUp({ ...data, state: 'waiting' });
  },
  onRecoverableError(error) {
    report(error, 'hydration');
    // A translator or an extension had changed the page, and React has drawn it anew, with empty controls.
    if (typed) typeAgain(element, typed);
  },
};

/** The values typed before hydration; they are dropped as soon as hydration is over. */
let typed: TypedBefore | undefined;
const readAgain = () => (typed = readTyped(element));

function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    element.removeEventListener('input', readAgain);
    typed = undefined;
  }, []);
  return children;
}

/** Draws a page: over what the server drew, or into an empty shell. */
function draw(page: PageData, visit: VisitFlow & { loaded: LoadedBrand }): void {
  const { loaded } = visit;
  const { brand } = loaded;
  const checkout = buildCheckout({ brand, page, visit, report });
  // The product of a lone plan is unknown while the page waits, and on the error page.
  const { session } = checkout;
  if (page.state === 'ready' && page.productCode) {
    keepOneProduct(session, `${visit.link.area} ${page.productCode}`);
  }
  takeOver(page, session);
  const { templateId = 'generic-error' } = screenHere() ?? {};
  if (page.state === 'ready') showVoucher(visit.link, templateId);
  // The server has decided whether a visit that was taken over goes on.
  if (page.state === 'ready' && !isVisitTaken && isFirstScreen(visit.flow, templateId)) {
    checkout.visit.begin(arrival());
  }
  // A link may be opened by another person than the one who typed in this tab.
  if (arrival() === 'link') checkout.session.remove('guiche.leadTyped');
  drawnVisit = checkout.visit;
  const app = (
    <StyleProvider cache={styleCache}>
      <BrowserRouter key={page.state}>
        <Hydrated>
          <App checkout={checkout} loaded={loaded} />
        </Hydrated>
      </BrowserRouter>
    </StyleProvider>
  );
  document.documentElement.lang = brand.settings.lang;
  showInHead(checkout);
  if (root) root.render(app);
  else if (element.hasChildNodes() && isDrawnHere() && !isScreenLost) {
    // A transition is hydrated in slices of 5 ms, so that a press in between is answered at once.
    startTransition(() => {
      readAgain();
      element.addEventListener('input', readAgain);
      root = hydrateRoot(element, app, rootOptions);
    });
  } else (root = createRoot(element, rootOptions)).render(app);
  startNote?.remove();
  loadOthersSoon(loaded);
  const { productCode } = checkout;
  begin({ brand: brand.settings.key, productCode }, page.state === 'ready');
}

/** Does in the browser what the server could not wait for, or what no server is there to do. */
async function complete(page: PageData): Promise<void> {
  const address = screenHere();
  const names = link.product ?? link.productSlug ?? link.oferta;
  if (!address && !(names && location.pathname === '/')) {
    return location.replace(ERROR_PATH + link.query);
  }
  const [{ loadVisit, openVisit, startPath }, catalogue] = await withTimeout(
    Promise.all([import('../visit/load-visit.ts'), loadCatalogue()]),
    timeLeft(),
  );
  const brands = { catalogue, loadBrand, loadLooks };
  if (!address) return location.replace((await startPath(link, brands)) + link.query);
  const known = await openVisit(link, brands);
  if (address.templateId === 'generic-error') {
    return draw({ ...page, ...known.data, state: 'ready' }, known);
  }
  if (!root) draw({ ...page, ...known.data }, known);
  try {
    const client = countedClient(createClient({ appVersion: page.appVersion }));
    const visit = await withTimeout(loadVisit(link, brands, productCalls(client)), timeLeft());
    for (const problem of visit.problems) report(new Error(problem), 'config');
    draw({ ...page, ...visit.data, state: 'ready' }, visit);
  } catch (error) {
    report(error, 'config or seller', 'fatal');
    location.replace(ERROR_PATH + link.query);
  }
}

/** A reload returns to the first page of a form: card number and CVV are gone by then. A change of payment method is no reload. */
function forgetFormPage(): void {
  const { page, isSwitched } = history.state?.usr ?? {};
  if (page || isSwitched) history.replaceState({ ...history.state, usr: null }, '');
}

/** Leads to the error page. On the error page itself it shows a note, so that the page is never blank or stuck. */
function giveUp(page: PageData): void {
  const isUsable = page.state === 'ready' && !element.querySelector('button:disabled');
  if (startNote) startNote.hidden = !isUsable;
  if (isUsable) return;
  if (screenHere()?.templateId !== 'generic-error') location.replace(ERROR_PATH + link.query);
  else if (page.lastWords) element.textContent = page.lastWords;
  else if (startNote) {
    startNote.hidden = false;
    element.append(startNote);
  }
}

async function start(page: PageData): Promise<void> {
  const { failure } = page;
  if (isKeptDocument()) page.areAnswersOld = true;
  if (failure)
    report(new ApiError(failure.operationId, failure.failure), 'config or seller', 'fatal');
  forgetFormPage();
  // A visit in memory ends with its document, and a tag manager is left by a new one only.
  const tags = page.monitoring?.tagManager;
  if (tags && !isSessionKept()) tags.isAllowed = tags.isAllowedHere = false;
  reloadOnReturn(() => drawnVisit?.isOver() ?? false);
  if (page.brandModule) {
    const loaded = visitBrand(await loadBrand({ module: page.brandModule }), page);
    draw(page, { ...flowOfPage(link, loaded.brand.flows, page), loaded });
  }
  if (page.state === 'waiting') await complete(homologate(page, link));
}

start(data).catch(async (error: unknown) => {
  report(error, 'the program', 'fatal');
  if (root || !(await reloadForLostChunk(error))) giveUp(data);
});

import createCache from '@emotion/cache';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createClient } from '../api/client.ts';
import { keepOneProduct } from '../checkout/session/one-product.ts';
import { withTimeout, MAX_WAIT_MS } from '../checkout/session/timeout.ts';
import type { LoadedBrand } from '../contract/compiled-brand.ts';
import type { PageData } from '../contract/page-data.ts';
import { isLaterPath } from '../flow/later-screens.ts';
import { parseLink } from '../flow/link.ts';
import { resolveBrand } from '../flow/resolve-brand.ts';
import { pathOf, templateOf } from '../flow/templates.ts';
import { App } from './App.tsx';
import { buildCheckout } from './build-checkout.ts';
import { countedClient, reloadWhenCallsAreLost } from './counted-client.ts';
import { loadBrand as loadModule, loadCatalogue, loadLaterScreens } from './load-brand.ts';
import { loadOthersSoon, loadChunksAt } from './load-chunks.ts';
import { reportToConsole } from './report-to-console.ts';
import { STYLE_KEY } from './style-key.ts';
import { waitForProduct } from './wait-for-product.ts';

const element = document.getElementById('root')!;
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const cache = createCache({ key: STYLE_KEY, nonce });
let root: Root | undefined;
const started = performance.now();

/** What is left of the time that a buyer waits for the first screen, whatever it needs. */
const patience = () => Math.max(0, MAX_WAIT_MS - (performance.now() - started));

/** A brand, and what its screen at this address is drawn with. */
async function loadBrand(entry: { module: string }): Promise<LoadedBrand> {
  const loaded = await withTimeout(loadModule(entry), patience());
  try {
    if (isLaterPath(loaded.brand, location.pathname)) {
      await loadLaterScreens(loaded, patience());
    }
    await loadChunksAt(loaded.brand, location.pathname, patience());
  } catch (error) {
    // Without them the screen says so itself, and offers another attempt.
    reportToConsole(error, 'parts of the program');
  }
  return loaded;
}

/**
 * Whether the server drew this address: who goes Back before the program is there may be at another
 * screen of the same document by now.
 */
function isDrawnHere(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return !document || new URL(document.name).pathname === location.pathname;
}

/** Draws a page: over what the server drew, or into an empty shell. */
function draw(page: PageData, loaded: LoadedBrand): void {
  const { brand } = loaded;
  const checkout = buildCheckout({
    brand,
    page,
    search: location.search,
    report: reportToConsole,
  });
  // Which product an offer belongs to is not known while the page waits, nor on the error page.
  const { link, session } = checkout;
  if (page.state === 'ready' && page.productCode) {
    keepOneProduct(session, `${link.area} ${page.productCode}`);
  }
  const app = (
    <BrowserRouter key={page.state}>
      <App checkout={checkout} loaded={loaded} cache={cache} />
    </BrowserRouter>
  );
  document.documentElement.lang = brand.settings.lang;
  if (root) root.render(app);
  else if (element.hasChildNodes() && isDrawnHere()) root = hydrateRoot(element, app);
  else (root = createRoot(element)).render(app);
  loadOthersSoon(loaded);
}

/** The server could not wait, or there is none: what it would have done happens here. */
async function complete(page: PageData): Promise<void> {
  const link = parseLink(location.search);
  const toError = pathOf('generic-error') + link.query;
  const template = templateOf(location.pathname);
  const names = link.product ?? link.productSlug ?? link.oferta;
  if (!template)
    return location.replace(
      names && location.pathname === '/' ? pathOf('lead') + link.query : toError,
    );
  const catalogue = await withTimeout(loadCatalogue(), patience());
  const known = await loadBrand(resolveBrand(link, catalogue).brand);
  if (template.templateId === 'generic-error') return draw({ ...page, state: 'ready' }, known);
  if (!root) draw(page, known);
  try {
    const client = countedClient(createClient({ appVersion: page.appVersion }));
    const asked = waitForProduct({ page, link, catalogue, client, loadBrand });
    const found = await withTimeout(asked, patience());
    draw(found.page, found.loaded);
  } catch (error) {
    reportToConsole(error, 'config or seller');
    location.replace(toError);
  }
}

/** A reload returns to the first page of a form: card number and CVV are gone by then. */
function forgetFormPage(): void {
  if (history.state?.usr?.page) history.replaceState({ ...history.state, usr: null }, '');
}

/** Nothing can be drawn here: the server's words are better than a page that waits for ever. */
function giveUp(page: PageData): void {
  const isUsable = page.state === 'ready' && !element.querySelector('button:disabled');
  if (isUsable) return;
  const { query } = parseLink(location.search);
  if (templateOf(location.pathname)?.templateId !== 'generic-error') {
    location.replace(pathOf('generic-error') + query);
  } else if (page.lastWords) element.textContent = page.lastWords;
}

async function start(page: PageData): Promise<void> {
  forgetFormPage();
  reloadWhenCallsAreLost();
  if (page.brandModule) draw(page, await loadBrand({ module: page.brandModule }));
  if (page.state === 'waiting') await complete(page);
}

const data: PageData = JSON.parse(document.getElementById('page')!.textContent!);
start(data).catch((error: unknown) => {
  reportToConsole(error, 'the program');
  giveUp(data);
});

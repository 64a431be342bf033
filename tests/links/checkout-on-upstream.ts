import { UNLIMITED } from '../../scripts/bench/run-server.ts';
import { buildCheckout } from '../../src/app/build-checkout.ts';
import { renderPage } from '../../src/app/server-entry.tsx';
import type { CompiledBrand, Flow, LoadedBrand } from '../../src/contract/compiled-brand.ts';
import type { HandlerDeps } from '../../src/server/deps.ts';
import { createHandler } from '../../src/server/handler.ts';
import { readSettings } from '../../src/server/settings/settings.ts';
import { looksOf } from '../../src/visit/visit-brand.ts';
import { loaded } from '../drawing/brands.ts';
import type { Upstream } from '../e2e/support/independent-upstream/upstream.ts';
import { catalogue, compiledBrands } from '../walk/brands.ts';

const ORIGIN = 'http://localhost:3000';
const NO_UPSTREAM_ELSEWHERE = 'https://upstream.example';

/** The answer that a buyer gets for a link. */
export interface Opened {
  status: number;
  /** Target of a redirect. */
  location: string | null;
  html: string;
  /** Missing where nothing was drawn. */
  drawn?: {
    templateId: string;
    brand: CompiledBrand;
    productCode?: string;
    business: string;
    title: string;
    flow: Flow;
  };
}

/**
 * The real server of the real brands on an upstream in this process. Pages are drawn only where
 * `isDrawn`; else everything is decided, and the page is empty.
 */
export function checkoutOn(upstream: Upstream, { isDrawn = false } = {}) {
  let drawn: Opened['drawn'];
  const brands = new Map<string, LoadedBrand>();
  const brandOf = (id: string): LoadedBrand => {
    const brand = compiledBrands.find((one) => one.id === id)!;
    const known = brands.get(id) ?? (isDrawn ? loaded(brand) : { brand, validators: {} });
    brands.set(id, known);
    return known;
  };
  const render: HandlerDeps['renderPage'] = async (input) => {
    const { page, visit, template } = input;
    const { brand } = visit.loaded;
    const report = (error: unknown) => {
      throw error;
    };
    const checkout = buildCheckout({ page, visit, report });
    const title = checkout.text('app.title');
    const { productCode } = page;
    const { business } = checkout;
    const { templateId } = template;
    drawn = { templateId, brand, productCode, business, title, flow: visit.flow };
    return isDrawn ? renderPage(input) : { lang: '', title, head: '', body: '' };
  };
  const api = { API_URL: NO_UPSTREAM_ELSEWHERE, ANSWERS_MS: '0' };
  const env = { ...UNLIMITED, ...api, ENVIRONMENT: 'test' };
  const settings = readSettings(env, { allowSandbox: false });
  // Each link is opened anew: a server that knows a page does not draw it again.
  const newHandler = () =>
    createHandler(settings, {
      catalogue,
      loadBrand: async ({ id }) => brandOf(id),
      loadLooks: async ({ id }) => looksOf(brandOf(id).brand),
      renderPage: render,
      clientAssets: {
        script: '/assets/entry.js',
        preloads: [],
        captchaProgram: '/c.js',
      },
      upstream: (request) => upstream.fetch(request),
    });
  return async function open(link: string): Promise<Opened> {
    drawn = undefined;
    const response = await newHandler()(new Request(ORIGIN + link));
    const { status, headers } = response;
    return { status, location: headers.get('location'), html: await response.text(), drawn };
  };
}

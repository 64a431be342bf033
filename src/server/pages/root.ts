import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Link } from '../../flow/link.ts';
import { brandsInOrder, type BrandLinks } from '../brand-links.ts';
import { contentSecurityPolicy, newNonce } from '../http/content-security-policy.ts';
import type { HandlerDeps } from '../deps.ts';
import { speakingBrand } from '../closed-brands.ts';
import { documentHeaders } from '../http/headers.ts';
import { startPath } from '../../visit/load-visit.ts';
import type { Settings } from '../settings/settings.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f4f5f7, #14161a); color: light-dark(#1a1c21, #eceef2); }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.5rem; }
h2 { font-size: 1.0625rem; margin: 1rem 0 0; }
p { margin: 0; color: light-dark(#565c69, #a6adbb); }
ul {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 1rem;
  list-style: none; margin: 2rem 0 0; padding: 0;
}
li {
  background: light-dark(#fff, #1e2127); border: 1px solid light-dark(#e1e4ea, #30353e);
  border-radius: 12px; padding: 1.25rem;
}
img { display: block; max-width: 100%; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 1rem; }
nav a {
  min-height: 44px; padding: 0 1rem; border-radius: 22px; display: inline-flex; align-items: center;
  background: light-dark(#1a1c21, #eceef2); color: light-dark(#fff, #14161a);
  text-decoration: none; font-weight: 600;
}
nav a:focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px; }
.plain { color: inherit; }
`;

interface RootDocument {
  lang: string;
  nonce: string;
  main: HtmlEscapedString | Promise<HtmlEscapedString>;
}

/** The frame of '/', which belongs to no brand and loads nothing. */
function rootDocument({ lang, nonce, main }: RootDocument) {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Checkout</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`;
}

type Deps = Pick<HandlerDeps, 'catalogue' | 'loadBrand' | 'readLinks'>;

function picture({ logo, logoDark }: BrandLinks) {
  return html`<picture>
    <source media="(prefers-color-scheme: dark)" srcset="${logoDark}" />
    <img src="${logo}" alt="" height="32" loading="lazy" />
  </picture>`;
}

async function brandList({ catalogue, readLinks }: Deps) {
  const links = (await readLinks?.()) ?? {};
  const cards = brandsInOrder(catalogue).map(({ id, key, area, name }) => {
    const ofBrand = links[id];
    const flows = ofBrand?.flows.map(
      ({ flowId, href }) => html`<a href="${href}" aria-label="${name}, ${flowId}">${flowId}</a>`,
    );
    return html`<li>
      ${ofBrand && picture(ofBrand)}
      <h2>${name}</h2>
      <p>${key} · ${area}</p>
      <nav>${flows}</nav>
    </li>`;
  });
  return html`<h1>Which checkout?</h1>
    <p>
      Every flow of every brand, on the sandbox: nothing is sold and no money moves.
      <a class="plain" href="/sandbox">What the sandbox received, and its test cards</a>
    </p>
    <ul>
      ${cards}
    </ul>`;
}

/** Says in a brand's words that a link is needed. */
async function notice(deps: Deps) {
  const { texts } = (await deps.loadBrand(await speakingBrand(deps))).brand;
  return html`<p>${texts['app.noLink']}</p>`;
}

/**
 * Answers '/': a link that names something to buy goes on to its first screen with its query; plain,
 * the sandbox lists what it sells and a real server says that a link is needed. No call is made.
 */
export async function answerRoot(link: Link, { sandbox }: Settings, deps: Deps): Promise<Response> {
  const { product, productSlug, oferta, query } = link;
  if (product ?? productSlug ?? oferta) {
    const location = (await startPath(link, deps)) + query;
    return new Response(null, { status: 307, headers: { location } });
  }
  const nonce = newNonce();
  const content = sandbox
    ? { lang: 'en', main: await brandList(deps) }
    : { lang: 'pt-BR', main: await notice(deps) };
  return new Response(String(await rootDocument({ ...content, nonce })), {
    headers: {
      ...documentHeaders(contentSecurityPolicy({ nonce, images: [] })),
      'cache-control': 'no-cache',
    },
  });
}

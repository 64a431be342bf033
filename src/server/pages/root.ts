import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Link } from '../../flow/link.ts';
import { brandsInOrder, startOf } from '../brand-links.ts';
import { contentSecurityPolicy, newNonce } from '../http/content-security-policy.ts';
import type { HandlerDeps } from '../deps.ts';
import { speakingBrand } from '../closed-brands.ts';
import { documentHeaders } from '../http/headers.ts';
import { startPath } from '../../visit/load-visit.ts';
import type { Settings } from '../settings/settings.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1.25rem; }
a { display: inline-block; padding: 0.625rem 0; }
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

type Deps = Pick<HandlerDeps, 'catalogue' | 'loadBrand'>;

function brandList({ catalogue }: Deps) {
  const brands = brandsInOrder(catalogue).map(
    (entry) =>
      html`<li><a href="${startOf(entry)}">${entry.name}</a> (${entry.key}, ${entry.area})</li>`,
  );
  return html`<h1>Which checkout?</h1>
    <p>All brands, on the sandbox: nothing is sold and no money moves.</p>
    <p><a href="/sandbox">What the sandbox received, and its test cards</a></p>
    <ul>
      ${brands}
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
    ? { lang: 'en', main: brandList(deps) }
    : { lang: 'pt-BR', main: await notice(deps) };
  return new Response(String(await rootDocument({ ...content, nonce })), {
    headers: {
      ...documentHeaders(contentSecurityPolicy({ nonce, images: [] })),
      'cache-control': 'no-cache',
    },
  });
}

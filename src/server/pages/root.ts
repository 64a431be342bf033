import { html, raw } from 'hono/html';
import type { Catalogue } from '../../contract/compiled-brand.ts';
import { brandQuery } from '../../flow/flow-query.ts';
import { startPath } from '../../visit/load-visit.ts';
import { speakingBrand } from '../closed-brands.ts';
import type { AppContext, HandlerDeps } from '../deps.ts';
import { contentSecurityPolicy, newNonce } from '../http/content-security-policy.ts';
import { documentHeaders } from '../http/headers.ts';
import type { Settings } from '../settings/settings.ts';
import { linkOf } from './error-page.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1.25rem; }
a { display: inline-block; padding: 0.625rem 0; }
`;

const rootDocument = (lang: string, nonce: string, main: ReturnType<typeof html>) =>
  html`<!doctype html>
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

const brandList = (catalogue: Catalogue) =>
  html`<h1>Which checkout?</h1>
    <p>All brands, on the sandbox: nothing is sold and no money moves.</p>
    <p><a href="/sandbox">What the sandbox received, and its test cards</a></p>
    <ul>
      ${catalogue.brands.map(
        (entry) =>
          html`<li>
            <a href="/?${String(new URLSearchParams(brandQuery(entry)))}">${entry.name}</a>
            (${entry.key}, ${entry.area})
          </li>`,
      )}
    </ul>`;

/** Answers '/': a link goes on to its first screen; plain, the sandbox lists what it sells. No call is made. */
export async function answerRoot(
  c: AppContext,
  { sandbox }: Settings,
  deps: HandlerDeps,
): Promise<Response> {
  const link = linkOf(c);
  if (link.product ?? link.productSlug ?? link.oferta) {
    return c.redirect((await startPath(link, deps)) + link.query, 307);
  }
  const nonce = newNonce();
  const document = async () => {
    if (sandbox) return rootDocument('en', nonce, brandList(deps.catalogue));
    const { texts } = (await deps.loadBrand(await speakingBrand(deps))).brand;
    return rootDocument('pt-BR', nonce, html`<p>${texts['app.noLink']}</p>`);
  };
  return c.body(String(await document()), 200, {
    ...documentHeaders(contentSecurityPolicy({ nonce, images: [] })),
    'cache-control': 'no-cache',
  });
}

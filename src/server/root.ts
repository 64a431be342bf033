import { html } from 'hono/html';
import { parseLink } from '../flow/link.ts';
import { flowLinks } from './brand-links.ts';
import { contentSecurityPolicy, newNonce } from './content-security-policy.ts';
import type { HandlerDeps } from './deps.ts';
import { documentHeaders } from './headers.ts';
import { rootDocument } from './root-document.ts';
import type { Settings } from './settings.ts';

type Deps = Pick<HandlerDeps, 'catalogue' | 'loadBrand'>;

async function brandList({ catalogue, loadBrand }: Deps) {
  const rows = catalogue.brands.map(async (entry) => {
    const loaded = await loadBrand(entry);
    return html`<li>
      <h2>${entry.name} <small>${entry.key} · ${entry.area}</small></h2>
      <p>
        ${flowLinks(entry, loaded).map(({ flowId, href }) => html`<a href="${href}">${flowId}</a> `)}
      </p>
    </li>`;
  });
  return html`<h1>Sandbox</h1>
    <p>Every flow of every brand. Nothing is sold here and no money moves.</p>
    <ul>
      ${await Promise.all(rows)}
    </ul>
    <p>
      <a href="/sandbox">What the sandbox was sent, and the cards and scenarios it plays</a>
    </p>`;
}

/** D-41: without a link nothing can be sold, and the buyer is told so in the default brand's words. */
async function notice({ catalogue, loadBrand }: Deps) {
  const entry = catalogue.brands.find(({ key }) => key === catalogue.default)!;
  const { texts } = (await loadBrand(entry)).brand;
  return html`<p>${texts['app.noLink']}</p>`;
}

/**
 * Answers '/': a link that names something to buy goes on to its first screen with its query; plain,
 * the sandbox lists what it sells and a real server says that a link is needed. No call is made.
 */
export async function answerRoot(url: URL, { sandbox }: Settings, deps: Deps): Promise<Response> {
  const { product, productSlug, oferta, query } = parseLink(url.search);
  if (product ?? productSlug ?? oferta) {
    return new Response(null, { status: 307, headers: { location: `/lead${query}` } });
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

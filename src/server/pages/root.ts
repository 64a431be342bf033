import { html } from 'hono/html';
import type { CatalogueEntry, LoadedBrand } from '../../contract/compiled-brand.ts';
import type { Link } from '../../flow/link.ts';
import { brandsInOrder, flowLinks } from './brand-links.ts';
import { contentSecurityPolicy, newNonce } from '../http/content-security-policy.ts';
import type { HandlerDeps } from '../deps.ts';
import { speakingBrand } from './closed-brands.ts';
import { documentHeaders } from '../http/headers.ts';
import { startPath } from '../../visit/load-visit.ts';
import { rootDocument } from './root-document.ts';
import type { Settings } from '../settings.ts';

type Deps = Pick<HandlerDeps, 'catalogue' | 'loadBrand'>;

function logo({ brand: { images, settings } }: LoadedBrand) {
  const light = images[settings.logoFile];
  const dark = images[settings.logoDarkFile ?? settings.logoFile];
  return html`<picture>
    <source media="(prefers-color-scheme: dark)" srcset="${dark}" />
    <img src="${light}" alt="" height="32" />
  </picture>`;
}

async function brandList({ catalogue, loadBrand }: Deps) {
  const cardOf = async (entry: CatalogueEntry) => {
    const loaded = await loadBrand(entry).catch(() => undefined);
    if (!loaded) return html`<li>${entry.name} is closed: the log says why.</li>`;
    const links = flowLinks(entry, loaded).map(
      ({ flowId, href }) =>
        html`<a href="${href}" aria-label="${entry.name}, ${flowId}">${flowId}</a>`,
    );
    return html`<li>
      ${logo(loaded)}
      <h2>${entry.name}</h2>
      <p>${entry.key} · ${entry.area}</p>
      <nav>${links}</nav>
    </li>`;
  };
  // One after the other: nobody needs all brands in memory at once.
  const cards = [];
  for (const entry of brandsInOrder(catalogue)) cards.push(await cardOf(entry));
  return html`<h1>Which checkout?</h1>
    <p>
      Every flow of every brand, on the sandbox: nothing is sold and no money moves.
      <a class="plain" href="/sandbox">What the sandbox received, and its test cards</a>
    </p>
    <ul>
      ${cards}
    </ul>`;
}

/** Says in a brand's words that a link is needed (D-41). */
async function notice(deps: Deps) {
  const { texts } = (await deps.loadBrand(await speakingBrand(deps))).brand;
  return html`<p>${texts['app.noLink']}</p>`;
}

/**
 * Answers '/': a link that names something to buy goes on to its first screen with its query (D-180); plain,
 * the sandbox lists what it sells and a real server says that a link is needed. No call is made.
 */
export async function answerRoot(link: Link, { sandbox }: Settings, deps: Deps): Promise<Response> {
  const { product, productSlug, oferta, query } = link;
  if (product ?? productSlug ?? oferta) {
    const location = (await startPath(link, deps)) + query;
    return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });
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

import { html } from 'hono/html';
import type { Link } from '../../flow/link.ts';
import { brandsInOrder, type BrandLinks } from '../brand-links.ts';
import { contentSecurityPolicy, newNonce } from '../http/content-security-policy.ts';
import type { HandlerDeps } from '../deps.ts';
import { speakingBrand } from '../closed-brands.ts';
import { documentHeaders } from '../http/headers.ts';
import { startPath } from '../../visit/load-visit.ts';
import { rootDocument } from './root-document.ts';
import type { Settings } from '../settings/settings.ts';

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

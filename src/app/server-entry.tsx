import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { LoadedBrand } from '../contract/compiled-brand.ts';
import type { PageData } from '../contract/page-data.ts';
import type { ScreenAddress } from '../flow/templates.ts';
import type { VisitFlow } from '../visit/resolve-visit.ts';
import { App } from './App.tsx';
import { buildCheckout } from './build-checkout.ts';
import { loadChunksOf } from './load-chunks.ts';
import { headTags } from './head-tags.ts';
import { createStyleCache } from './style-cache.ts';

export { brandRuntime } from '../renderer/brand-runtime.ts';

interface RenderInput {
  url: URL;
  template: ScreenAddress;
  page: PageData;
  visit: VisitFlow & { loaded: LoadedBrand };
  nonce: string;
}

/** Draws a page on the server: markup, and the styles it needs with the response's nonce. */
export async function renderPage({ url, template, page, visit, nonce }: RenderInput) {
  const { loaded } = visit;
  const { brand } = loaded;
  await loadChunksOf(brand, template.templateId);
  const cache = createStyleCache(nonce);
  cache.compat = true;
  const report = (error: unknown) => {
    throw error;
  };
  const checkout = buildCheckout({ brand, page, visit, report });
  const body = renderToString(
    <StaticRouter location={url.pathname + url.search}>
      <App checkout={checkout} loaded={loaded} cache={cache} />
    </StaticRouter>,
  );
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(body));
  return {
    lang: brand.settings.lang,
    title: checkout.text('app.title'),
    head: styles + headTags(checkout, url),
    body,
  };
}

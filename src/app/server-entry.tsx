import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { soldQuery } from '../checkout/hooks/use-order.ts';
import { saleAt } from '../checkout/offer/sale-at.ts';
import type { LoadedBrand } from '../contract/compiled-brand.ts';
import type { PageData } from '../contract/page-data.ts';
import type { ScreenAddress } from '../flow/templates.ts';
import { stepAt } from '../flow/step.ts';
import { wearsUpsell } from '../flow/sold-at.ts';
import { StyleProvider } from '../styles/StyleProvider.tsx';
import { createPageCache, styleTags } from '../styles/style-cache.ts';
import type { VisitFlow } from '../visit/resolve-visit.ts';
import type { Client } from '../api/client.ts';
import { App } from './App.tsx';
import { buildCheckout } from './build-checkout.ts';
import { buildQueries } from './build-queries.ts';
import { drawAnswered } from './answered/draw-answered.ts';
import { loadChunksOf } from './load-brand.ts';
import { headTags } from './document-head.ts';

export { answerForm } from './posted/answer-form.ts';
export { brandRuntime } from '../renderer/brand-runtime.ts';

const isAnswered = (queries: QueryClient): boolean =>
  queries
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status === 'success');

const fail = (error: unknown) => {
  throw error;
};

interface DrawnScreen {
  template: ScreenAddress;
  page: PageData;
  visit: VisitFlow & { loaded: LoadedBrand };
}

interface RenderInput extends DrawnScreen {
  url: URL;
  nonce: string;
  /** The calls for the answers that the visit of a session cookie is drawn with, and the longest wait for them. */
  calls?: { client: Client; report(error: unknown, where: string): void; waitMs: number };
}

export async function renderPage({ url, template, page, visit, nonce, calls }: RenderInput) {
  const { loaded } = visit;
  const { brand } = loaded;
  await loadChunksOf(brand, template.templateId);
  const { client, report = fail, waitMs } = calls ?? {};
  const checkout = buildCheckout({ brand, page, visit, report, client });
  const queries = buildQueries(report, page);
  let styleCache = createPageCache(nonce);
  const draw = () => {
    // A drawing before an answer may have inserted rules that this drawing does not need.
    styleCache = createPageCache(nonce);
    return renderToString(
      <StyleProvider cache={styleCache}>
        <StaticRouter location={url.pathname + url.search}>
          <App checkout={checkout} loaded={loaded} queries={queries} />
        </StaticRouter>
      </StyleProvider>,
    );
  };
  const drawn = await drawAnswered(draw, queries, waitMs);
  const { body, answers } = drawn;
  const styles = styleTags(styleCache, brand, page.mode);
  // A page does not know what its visit has bought.
  const isUpsell = wearsUpsell(template.templateId, false);
  return {
    lang: brand.settings.lang,
    wearsUpsell: isUpsell,
    title: checkout.text('app.title'),
    head: styles + headTags(checkout, url, isUpsell),
    body,
    answers: answers.length > 0 ? answers : undefined,
    // Calls of a visit without a session cookie are left to the program.
    isComplete: drawn.isComplete && (calls !== undefined || isAnswered(queries)),
    priceQuestion: calls ? undefined : drawn.priceQuestion,
  };
}

/**
 * Asks for what a screen sells, as its page asks for a buyer of whom nothing is known, so that the answer is good for
 * every visit by the same link.
 *
 * @throws what the client throws, and where the answer is not wholly readable.
 */
export function askPrice(asked: DrawnScreen & { client: Client }): Promise<unknown> {
  const { template, page, visit, client } = asked;
  const built = buildCheckout({ brand: visit.loaded.brand, page, visit, report: fail, client });
  const checkout = saleAt(built, template, stepAt(visit.flow, template.templateId));
  return soldQuery(checkout, checkout.visit.state()).queryFn();
}

import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Client } from '../api/client.ts';
import { soldQuery } from '../checkout/hooks/use-order.ts';
import { wearsUpsell } from '../flow/sold-at.ts';
import { StyleProvider } from '../styles/StyleProvider.tsx';
import { createPageCache, styleTags } from '../styles/style-cache.ts';
import { App } from './App.tsx';
import { buildCheckout, checkoutAt, type ServedScreen } from './build-checkout.ts';
import { drawAnswered } from './answered/draw-answered.ts';
import { loadScreen } from './load-brand.ts';
import { headTags } from './document-head.ts';

export { answerForm } from './posted/answer-form.ts';
export { brandRuntime } from '../renderer/brand-runtime.ts';

const fail = (error: unknown) => {
  throw error;
};

interface RenderInput extends ServedScreen {
  url: URL;
  nonce: string;
  /** The calls for the answers that the visit of a session cookie is drawn with, and the longest wait for them. */
  calls?: { client: Client; report(error: unknown, where: string): void; waitMs: number };
}

export async function renderPage({ url, template, page, visit, nonce, calls }: RenderInput) {
  const { loaded } = visit;
  const { brand } = loaded;
  await loadScreen(loaded, template.templateId);
  // Calls of a visit without a session cookie are left to the program.
  const { client, report = fail, waitMs } = calls ?? {};
  const checkout = buildCheckout({ page, visit, report, client });
  let styleCache = createPageCache(nonce);
  const draw = () => {
    // A drawing before an answer may have inserted rules that this drawing does not need.
    styleCache = createPageCache(nonce);
    return renderToString(
      <StyleProvider cache={styleCache}>
        <StaticRouter location={url.pathname + url.search}>
          <App checkout={checkout} loaded={loaded} />
        </StaticRouter>
      </StyleProvider>,
    );
  };
  const { answers, ...drawn } = await drawAnswered(draw, checkout.queries, waitMs);
  // A page does not know what its visit has bought.
  const isUpsell = wearsUpsell(template.templateId, false);
  return {
    ...drawn,
    answers: answers.length > 0 ? answers : undefined,
    lang: brand.settings.lang,
    wearsUpsell: isUpsell,
    title: checkout.text('app.title'),
    head: styleTags(styleCache, brand, page.mode) + headTags(checkout, url, isUpsell),
  };
}

/**
 * Asks for what a screen sells, as its page asks for a buyer of whom nothing is known, so that the answer is good for
 * every visit by the same link.
 *
 * @throws what the client throws, and where the answer is not wholly readable.
 */
export function askPrice(asked: ServedScreen & { client: Client }): Promise<unknown> {
  const checkout = checkoutAt({ ...asked, report: fail });
  return soldQuery(checkout, checkout.visit.state()).queryFn();
}

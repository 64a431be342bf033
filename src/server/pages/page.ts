import { ApiError } from '../../api/api-error.ts';
import { countdown, type Client } from '../../api/client.ts';
import { templateOf } from '../../flow/templates.ts';
import type { Link } from '../../flow/link.ts';
import { askAbout } from '../../visit/load-visit.ts';
import { Silence, type Asker, type ProductAnswers } from '../answers/product-answers.ts';
import { BrandClosed } from '../closed-brands.ts';
import type { AppContext } from '../deps.ts';
import { pageForm } from '../forms/page-form.ts';
import { readVisitCookie } from '../forms/visit-cookie.ts';
import { newNonce } from '../http/content-security-policy.ts';
import type { VisitSeal } from '../node/visit-seal.ts';
import { errorFields } from '../observation/log.ts';
import type { Settings } from '../settings/settings.ts';
import {
  drawPage,
  openPage,
  UnknownScreen,
  type DrawingContext,
  type PageInput,
} from './draw-page.ts';
import { ERROR_TEMPLATE, linkOf, noteFailure, takeFailure, toGenericError } from './error-page.ts';
import { filledDocument, markedQuery, type DrawnDocument, type PageCache } from './page-cache.ts';
import { visitorOf, type Visitor } from './visitor.ts';

export interface PageContext extends DrawingContext {
  clientOf(c: AppContext, headers: Record<string, string>): Client;
  answers: ProductAnswers;
  pages: PageCache;
  seal?: VisitSeal;
}

interface Asked {
  c: AppContext;
  link: Link;
  visitor: Visitor;
  client: Client;
}

type OwnInput = Omit<PageInput, 'query'>;

/** Headers by which the upstream recognizes the buyer, and the trace that the request belongs to. */
const HANDED_ON = ['accept-language', 'traceparent', 'tracestate', 'user-agent', 'x-forwarded-for'];

const headersOfCalls = ({ headers }: Request, url: URL): Record<string, string> => ({
  ...Object.fromEntries([...headers].filter(([name]) => HANDED_ON.includes(name))),
  referer: url.href,
  'sec-fetch-site': 'same-origin',
});

/** The address as the buyer's browser has it: behind a proxy scheme and host of the request differ. */
function publicUrl(address: string, { publicOrigin }: Pick<Settings, 'publicOrigin'>): URL {
  const url = new URL(address);
  return publicOrigin ? new URL(publicOrigin + url.pathname + url.search) : url;
}

/** A page that asks; an answer may depend on the buyer's language and environment. */
const askerOf = ({ c, visitor, client }: Asked, waitMs: number): Asker => ({
  client,
  variant: `${visitor.homologation ? 'homolog' : ''} ${c.req.header('accept-language') ?? ''}`,
  left: countdown(waitMs),
});

/**
 * Config and seller where they come within the page's wait, else none, and the browser asks for itself; the way to the
 * error page where they fail. Link and answer may hold a buyer's data, and are not logged.
 */
async function answersFor(
  asked: Asked,
  { settings, deps, answers }: PageContext,
): Promise<Pick<PageInput, 'state' | 'answers'> | Response> {
  const { c, link } = asked;
  const calls = answers.calls(askerOf(asked, settings.waitMs));
  try {
    return { state: 'ready', answers: await askAbout(link, deps, calls) };
  } catch (error) {
    if (error instanceof Silence) return { state: 'waiting', answers: {} };
    if (error instanceof BrandClosed) return toGenericError(c);
    c.var.record.log('error', 'Config or seller could not be loaded.', errorFields(error));
    if (error instanceof ApiError) noteFailure(c, error, settings);
    return toGenericError(c);
  }
}

function pageResponse(c: AppContext, drawn: DrawnDocument, runs?: readonly string[]): Response {
  const { html, headers } = filledDocument(drawn, newNonce(), runs);
  return c.body(html, 200, headers);
}

/** The page that many visits share, with the nonce and the query of this one, and with its price if that comes soon. */
async function sharedPage(asked: Asked, given: OwnInput, context: PageContext): Promise<Response> {
  const { settings, deps, answers, pages } = context;
  const { query, runs } = markedQuery(asked.link.query);
  const drawn = (input: PageInput) =>
    pages.forceFetch(JSON.stringify(input), {
      context: async () => drawPage(await openPage(input, context), context),
    });
  const input = { ...given, query };
  const unpriced = await drawn(input);
  const { askPrice } = deps;
  const { priceWaitMs } = settings;
  const { priceQuestion: question } = unpriced;
  // A lead may have a price of its own.
  const isForAll = input.state === 'ready' && !input.visitor.hasLead;
  if (!question || !askPrice || priceWaitMs === 0 || !isForAll) {
    return pageResponse(asked.c, unpriced, runs);
  }
  const price = await answers.price(input, askerOf(asked, priceWaitMs), async (client) =>
    askPrice({ ...(await openPage(input, context)), client }),
  );
  const page = price ? await drawn({ ...input, price: { ...price, question } }) : unpriced;
  return pageResponse(asked.c, page, runs);
}

async function personalPage(
  { c, link, client }: Asked,
  given: OwnInput,
  context: PageContext,
): Promise<Response> {
  const opened = await openPage({ ...given, query: link.query }, context);
  const form = await pageForm(c, opened, client, context);
  if (form instanceof Response) return form;
  const page = { ...opened.page, ...form.page };
  return pageResponse(c, await drawPage({ ...opened, page }, context, form.calls));
}

/** Answers the address of a screen: 200 with the page, 307 to the error page, or 303 after a posted form. */
export async function answerPage(c: AppContext, context: PageContext): Promise<Response> {
  const { settings, seal } = context;
  const url = publicUrl(c.req.url, settings);
  const template = templateOf(url.pathname);
  if (!template) return toGenericError(c);
  const isErrorPage = template.templateId === ERROR_TEMPLATE;
  const link = linkOf(c);
  const visitor = visitorOf(c, link, settings);
  const client = context.clientOf(c, headersOfCalls(c.req.raw, url));
  const asked: Asked = { c, link, visitor, client };
  const found = isErrorPage
    ? { state: 'ready' as const, answers: {} }
    : await answersFor(asked, context);
  if (found instanceof Response) return found;

  const input: OwnInput = {
    url: new URL(url.pathname, url.origin),
    template,
    ...found,
    visitor,
    failure: isErrorPage ? takeFailure(c, settings) : undefined,
  };
  const isOfVisit = seal !== undefined && readVisitCookie(c, settings) !== undefined;
  try {
    // In development a brand changes under the same key.
    return c.req.method === 'POST' || isOfVisit || settings.dev
      ? await personalPage(asked, input, context)
      : await sharedPage(asked, input, context);
  } catch (error) {
    const isGone = error instanceof BrandClosed || error instanceof UnknownScreen;
    if (isGone && !isErrorPage) return toGenericError(c);
    throw error;
  }
}

import { ApiError } from '../../api/api-error.ts';
import { countdown, type Client } from '../../api/client.ts';
import type { PageData } from '../../contract/page-data.ts';
import { templateOf } from '../../flow/templates.ts';
import type { Link } from '../../flow/link.ts';
import { askAbout } from '../../visit/load-visit.ts';
import type { VisitAnswers } from '../../visit/resolve-visit.ts';
import { Silence, type Asker, type ProductAnswers } from '../answers/product-answers.ts';
import { BrandClosed } from '../closed-brands.ts';
import type { AppContext } from '../deps.ts';
import { pageForm } from '../forms/page-form.ts';
import { readVisitCookie } from '../forms/visit-cookie.ts';
import { newNonce } from '../http/content-security-policy.ts';
import type { VisitSeal } from '../node/visit-seal.ts';
import { errorFields } from '../observation/log.ts';
import type { Settings } from '../settings/settings.ts';
import { captchaAddress } from './captcha-document.ts';
import {
  drawPage,
  openPage,
  UnknownScreen,
  type DrawingContext,
  type PageInput,
} from './draw-page.ts';
import { ERROR_TEMPLATE, linkOf, toGenericError } from './error-page.ts';
import { noteFailure, takeFailure } from './failure-note.ts';
import { filledDocument, markedQuery, type DrawnDocument, type PageCache } from './page-cache.ts';
import { visitorOf, type Visitor } from './visitor.ts';

export interface PageContext extends DrawingContext {
  /** Makes the calls of a page, with these headers. */
  clientOf(c: AppContext, headers: Record<string, string>): Client;
  answers: ProductAnswers;
  pages: PageCache;
  seal?: VisitSeal;
}

/** A request for a page; `client` calls as the buyer's browser would. */
interface Asked {
  c: AppContext;
  link: Link;
  visitor: Visitor;
  client: Client;
}

type OwnInput = Omit<PageInput, 'query'>;

/** Headers by which the upstream recognizes the buyer, and the trace that the request belongs to. */
const HANDED_ON = ['accept-language', 'traceparent', 'tracestate', 'user-agent', 'x-forwarded-for'];

function headersOfCalls({ headers }: Request, url: URL): Record<string, string> {
  const handedOn = HANDED_ON.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(handedOn), referer: url.href, 'sec-fetch-site': 'same-origin' };
}

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
 * error page where they fail. Logs neither the link nor the answer: both may hold a buyer's data.
 */
async function answersFor(
  asked: Asked,
  { settings, deps, answers }: PageContext,
): Promise<(Pick<PageData, 'state'> & { answers: VisitAnswers }) | Response> {
  const { c, link } = asked;
  const calls = answers.calls(askerOf(asked, settings.waitMs));
  try {
    return { state: 'ready', answers: await askAbout(link, deps, calls) };
  } catch (error) {
    if (error instanceof Silence) return { state: 'waiting', answers: {} };
    if (error instanceof BrandClosed) return toGenericError(c);
    const isOfCall = error instanceof ApiError;
    c.var.record.log('error', 'Config or seller could not be loaded.', {
      ...(isOfCall ? { operationId: error.operationId, error: error.message } : errorFields(error)),
    });
    if (isOfCall) noteFailure(c, error, settings);
    return toGenericError(c);
  }
}

/**
 * The price of a page for a buyer of whom nothing is known, where it is known or comes soon. A lead may have a price
 * of its own, for which the browser asks; and so it does after an error of the upstream.
 */
async function priceFor(
  { priceQuestion: question }: DrawnDocument,
  asked: Asked,
  input: PageInput,
  context: PageContext,
): Promise<PageInput['price']> {
  const { askPrice } = context.deps;
  const { state, hasLead } = input.shared;
  const { priceWaitMs } = context.settings;
  if (!question || !askPrice || priceWaitMs === 0) return undefined;
  if (state !== 'ready' || hasLead) return undefined;
  const asker = askerOf(asked, priceWaitMs);
  const price = await context.answers.price(input, asker, async (client) =>
    askPrice({ ...(await openPage(input, context)), client }),
  );
  return price && { ...price, question };
}

function pageResponse(c: AppContext, drawn: DrawnDocument, runs?: readonly string[]): Response {
  const { html, headers } = filledDocument(drawn, newNonce(), runs);
  return c.body(html, 200, headers);
}

/** The page that many visits share, with the nonce and the query of this one. */
async function sharedPage(asked: Asked, given: OwnInput, context: PageContext): Promise<Response> {
  const { query, runs } = markedQuery(asked.link.query);
  const drawn = (input: PageInput) =>
    context.pages.forceFetch(JSON.stringify(input), {
      context: async () => drawPage(input.url, await openPage(input, context), context),
    });
  const input = { ...given, query };
  const unpriced = await drawn(input);
  const price = await priceFor(unpriced, asked, input, context);
  return pageResponse(asked.c, price ? await drawn({ ...input, price }) : unpriced, runs);
}

/** The page of one visit alone, which is drawn for it and not kept; or the way on from a posted form. */
async function personalPage(
  { c, link, client }: Asked,
  given: OwnInput,
  failure: PageData['failure'],
  context: PageContext,
): Promise<Response> {
  const { settings, seal, deps } = context;
  const opened = await openPage({ ...given, query: link.query }, context);
  const page = { ...opened.page, failure };
  const { answerForm } = deps;
  const form = await pageForm(c, { ...opened, page }, { settings, answerForm, seal, client });
  if (form instanceof Response) return form;
  const own = { ...opened, page: { ...page, ...form.page } };
  return pageResponse(c, await drawPage(given.url, own, context, form.calls));
}

/**
 * Answers the address of a screen: 200 with the page, or 307 to the error page where the address is
 * not a screen of the brand or config or seller fail. A form that was posted without the program
 * is answered with 303 to the next step, or with its page, filled in.
 */
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
    answers: found.answers,
    shared: {
      state: found.state,
      // A badge that says homologation must not lead to production.
      environment: visitor.homologation ? 'homolog' : settings.environment,
      sandbox: settings.sandbox,
      appVersion: settings.appVersion,
      captcha: settings.captcha && captchaAddress(settings.captcha),
      hasLead: visitor.hasLead,
    },
    mayTrack: visitor.mayTrack,
  };
  const failure = isErrorPage ? takeFailure(c, settings) : undefined;
  const isOfVisit = seal !== undefined && readVisitCookie(c, settings) !== undefined;
  const isPersonal = c.req.method === 'POST' || failure !== undefined || isOfVisit;
  try {
    // In development a brand changes under the same key.
    return isPersonal || settings.dev
      ? await personalPage(asked, input, failure, context)
      : await sharedPage(asked, input, context);
  } catch (error) {
    const isGone = error instanceof BrandClosed || error instanceof UnknownScreen;
    if (isGone && !isErrorPage) return toGenericError(c);
    throw error;
  }
}

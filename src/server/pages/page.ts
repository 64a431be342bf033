import { ApiError } from '../../api/api-error.ts';
import { countdown, type Client } from '../../api/client.ts';
import type { PageData } from '../../contract/page-data.ts';
import type { Link } from '../../flow/link.ts';
import { templateOf } from '../../flow/templates.ts';
import { readConsent } from '../../monitoring/tags/consent.ts';
import { askAbout } from '../../visit/load-visit.ts';
import type { VisitAnswers } from '../../visit/resolve-visit.ts';
import { Silence, type Asker, type ProductAnswers } from '../answers/product-answers.ts';
import { pageForm } from '../forms/page-form.ts';
import type { VisitCookie } from '../forms/visit-cookie.ts';
import { newNonce } from '../http/content-security-policy.ts';
import { errorFields } from '../observation/log.ts';
import type { RequestRecord } from '../observation/request-record.ts';
import type { Settings } from '../settings/settings.ts';
import { captchaAddress } from './captcha-document.ts';
import { BrandClosed } from '../closed-brands.ts';
import { ERROR_TEMPLATE, toGenericError } from './error-page.ts';
import { failureCookie, readFailure } from './failure-note.ts';
import {
  drawPage,
  openPage,
  UnknownScreen,
  type DrawingContext,
  type PageInput,
} from './draw-page.ts';
import { markedQuery, pageResponse, type DrawnDocument, type PageCache } from './page-cache.ts';
import { homologationCookie, visitorOf, type Visitor } from './visitor.ts';

export interface PageContext extends DrawingContext {
  client: Client;
  answers: ProductAnswers;
  pages: PageCache;
  record: RequestRecord;
  visitCookie?: VisitCookie;
}

/** Headers by which the upstream recognizes the buyer, and the trace that the request belongs to. */
const HANDED_ON = ['accept-language', 'traceparent', 'tracestate', 'user-agent', 'x-forwarded-for'];

/** Headers of the calls that a page makes for its buyer, as the browser would send them. */
function headersOfCalls({ headers }: Request, url: URL): Record<string, string> {
  const handedOn = HANDED_ON.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(handedOn), referer: url.href };
}

/** The address as the buyer's browser has it: behind a proxy scheme and host of the request differ. */
function publicUrl(address: string, { publicOrigin }: Pick<Settings, 'publicOrigin'>): URL {
  const url = new URL(address);
  return publicOrigin ? new URL(publicOrigin + url.pathname + url.search) : url;
}

/** A request for a page. */
interface Asked {
  request: Request;
  url: URL;
  link: Link;
  visitor: Visitor;
}

/** A page that asks; an answer may depend on the buyer's language and environment. */
function askerOf({ request, url, visitor }: Asked, client: Client, waitMs: number): Asker {
  const language = request.headers.get('accept-language') ?? '';
  return {
    client,
    headers: headersOfCalls(request, url),
    variant: `${visitor.homologation ? 'homolog' : ''} ${language}`,
    left: countdown(waitMs),
  };
}

/** The answers that a page is opened with. */
interface PageAnswers extends Pick<PageData, 'state'> {
  answers: VisitAnswers;
}

/**
 * Config and seller where they come within the page's wait, else none, and the browser asks for itself; the call that
 * failed, or undefined where nothing can be sold. Logs neither the link nor the answer: both may hold a buyer's data.
 */
async function answersFor(
  asked: Asked,
  { settings, deps, client, answers, record }: PageContext,
): Promise<PageAnswers | ApiError | undefined> {
  const calls = answers.calls(askerOf(asked, client, settings.waitMs));
  try {
    return { state: 'ready', answers: await askAbout(asked.link, deps, calls) };
  } catch (error) {
    if (error instanceof Silence) return { state: 'waiting', answers: {} };
    if (error instanceof BrandClosed) return undefined;
    const isOfCall = error instanceof ApiError;
    record.log('error', 'Config or seller could not be loaded.', {
      ...(isOfCall ? { operationId: error.operationId, error: error.message } : errorFields(error)),
    });
    return isOfCall ? error : undefined;
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
  const asker = askerOf(asked, context.client, priceWaitMs);
  const price = await context.answers.price(input, asker, async (client) =>
    askPrice({ ...(await openPage(input, context)), client }),
  );
  return price && { ...price, question };
}

/** No product flow applies to the error page: it asks for nothing. */
const NO_ANSWERS: PageAnswers = { state: 'ready', answers: {} };

function toFailure(failure: ApiError | undefined, link: Link, settings: Settings): Response {
  const response = toGenericError(link);
  const note = failure && failureCookie(failure, settings);
  if (note) response.headers.append('set-cookie', note);
  return response;
}

/** The page that many visits share, with the nonce and the query of this one. */
async function sharedPage(
  asked: Asked,
  given: Omit<PageInput, 'query'>,
  context: PageContext,
): Promise<Response> {
  const { query, runs } = markedQuery(asked.link.query);
  const pageOf = (input: PageInput) =>
    context.pages.find(JSON.stringify(input), async () =>
      drawPage(input.url, await openPage(input, context), context),
    );
  const input = { ...given, query };
  const unpriced = await pageOf(input);
  const price = await priceFor(unpriced, asked, input, context);
  return pageResponse(price ? await pageOf({ ...input, price }) : unpriced, newNonce(), runs);
}

/** The page of one visit alone, which is drawn for it and not kept; or the way on from a posted form. */
async function personalPage(
  { request, url, link }: Asked,
  given: Omit<PageInput, 'query'>,
  failure: PageData['failure'],
  context: PageContext,
): Promise<Response> {
  const opened = await openPage({ ...given, query: link.query }, context);
  const page = { ...opened.page, failure };
  const headers = headersOfCalls(request, url);
  const form = await pageForm({ ...opened, request, page, headers }, context);
  const own = { ...opened, page: { ...page, ...form.page } };
  const draw = () => drawPage(given.url, own, context, form.calls);
  const response = form.redirect ?? pageResponse(await draw(), newNonce());
  form.cookies.forEach((one) => response.headers.append('set-cookie', one));
  return response;
}

/**
 * Answers the address of a screen: 200 with the page, or 307 to the error page where the address is
 * not a screen of the brand or config or seller fail. A form that was posted without the program
 * is answered with 303 to the next step, or with its page, filled in.
 */
export async function answerPage(
  request: Request,
  link: Link,
  context: PageContext,
): Promise<Response> {
  const { settings, visitCookie } = context;
  const url = publicUrl(request.url, settings);
  const template = templateOf(url.pathname);
  if (!template) return toGenericError(link);
  const isErrorPage = template.templateId === ERROR_TEMPLATE;
  const visitor = visitorOf(request, link, settings);
  const asked: Asked = { request, url, link, visitor };
  const found = isErrorPage ? NO_ANSWERS : await answersFor(asked, context);
  if (!found || found instanceof ApiError) return toFailure(found, link, settings);

  const input: Omit<PageInput, 'query'> = {
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
    mayTrack: readConsent(request.headers.get('cookie') ?? '') !== 'denied',
  };
  const failed = isErrorPage ? readFailure(request, settings) : undefined;
  const isPersonal =
    request.method === 'POST' || failed?.failure !== undefined || visitCookie?.isIn(request);
  try {
    const response =
      // In development a brand changes under the same key.
      isPersonal || settings.dev
        ? await personalPage(asked, input, failed?.failure, context)
        : await sharedPage(asked, input, context);
    const cookie = homologationCookie(link, settings);
    if (cookie) response.headers.append('set-cookie', cookie);
    if (failed) response.headers.append('set-cookie', failed.forget);
    return response;
  } catch (error) {
    const isGone = error instanceof BrandClosed || error instanceof UnknownScreen;
    if (isGone && !isErrorPage) return toGenericError(link);
    throw error;
  }
}

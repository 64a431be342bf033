import { ApiError } from '../../api/api-error.ts';
import type { Client } from '../../api/client.ts';
import type { PageData } from '../../contract/page-data.ts';
import type { Link } from '../../flow/link.ts';
import { secretFields } from '../../flow/secret-fields.ts';
import { pathOf, templateOf, type ScreenAddress } from '../../flow/templates.ts';
import { loadVisit, openVisit, type LoadedVisit } from '../../visit/load-visit.ts';
import type { HandlerDeps } from '../deps.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Breaker } from './breaker.ts';
import { BrandClosed, speakingBrand } from './closed-brands.ts';
import { captchaAddress } from './captcha-document.ts';
import { failureCookie, readFailure } from './failure-note.ts';
import type { FlowProblemLog } from './flow-problem-log.ts';
import { pageVisit, type PageVisit } from './page-visit.ts';
import { pageMonitoring } from '../monitoring-settings.ts';
import { pageResponse } from './page-response.ts';
import { postedFields } from '../http/posted-fields.ts';
import { errorFields } from '../observation/log.ts';
import type { RequestRecord } from '../observation/request-record.ts';
import type { Settings } from '../settings.ts';
import { tagManagerOf } from './page-tags.ts';
import { environmentFor, homologationCookie, visitorOf } from './visitor.ts';

const ERROR_TEMPLATE = 'generic-error';

/** Redirects to the error page, with the link's query (D-55, D-57). */
export function toGenericError({ query }: Pick<Link, 'query'>): Response {
  const headers = { location: pathOf(ERROR_TEMPLATE) + query, 'cache-control': 'no-store' };
  return new Response(null, { status: 307, headers });
}

/** The error page of a link, drawn as another brand draws it where the link's own brand is closed. */
async function errorVisit(link: Link, deps: HandlerDeps): Promise<LoadedVisit> {
  try {
    return await openVisit(link, deps);
  } catch (error) {
    if (!(error instanceof BrandClosed)) throw error;
    const { key, area } = await speakingBrand(deps);
    return openVisit({ ...link, product: key, productSlug: undefined, area }, deps);
  }
}

/** Logs neither the link nor the answer: both may hold a buyer's data. */
function logFailure(error: unknown, { log }: RequestRecord): ApiError | undefined {
  if (error instanceof BrandClosed) return undefined;
  const what =
    error instanceof ApiError
      ? { operationId: error.operationId, error: error.message }
      : errorFields(error);
  log('error', 'Config or seller could not be loaded.', what);
  return error instanceof ApiError ? error : undefined;
}

export interface PageContext {
  settings: Settings;
  deps: HandlerDeps;
  client: Client;
  breaker: Breaker;
  logFlowProblems: FlowProblemLog;
  cache: AnswerCache;
  record: RequestRecord;
}

/** The call that failed, or undefined, where nothing can be sold. No product flow applies to the error page: it asks for nothing (D-139). */
async function visitAt(
  { templateId }: ScreenAddress,
  link: Link,
  headers: Record<string, string>,
  { settings, deps, client, breaker, cache, logFlowProblems, record }: PageContext,
): Promise<PageVisit | ApiError | undefined> {
  if (templateId === ERROR_TEMPLATE) return { ...(await errorVisit(link, deps)), state: 'ready' };
  const isOpen = breaker.isOpen();
  try {
    // Nobody waits for what will not come: the answers of a moment ago do, or none (L12).
    if (isOpen) return { ...(await loadVisit(link, deps, cache.kept)), state: 'ready' };
    const visit = await pageVisit({
      link,
      brands: deps,
      client,
      cache,
      waitMs: settings.waitMs,
      headers,
      onLate: (error) => breaker.report(error === undefined || isAnswer(error)),
    });
    breaker.report(visit.state === 'ready');
    logFlowProblems(visit);
    return visit;
  } catch (error) {
    if (!isOpen && !(error instanceof BrandClosed)) breaker.report(isAnswer(error));
    return logFailure(error, record);
  }
}

const FIRST_GATEWAY_STATUS = 502;

/** Whether an error shows that the upstream is there: it has answered, though with an error. */
function isAnswer(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.kind === 'status') return error.status! < FIRST_GATEWAY_STATUS;
  return error.kind === 'unreadable';
}

/** Headers by which the upstream recognizes the buyer; those of the request itself come with its record. */
const HANDED_ON = ['accept-language', 'user-agent', 'x-forwarded-for'];

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

/** Names of the screen's fields that are never sent back: codes that are good once, passwords. */
function secretsOf({ loaded }: PageVisit, { templateId }: ScreenAddress): Set<string> {
  const blocks = loaded.brand.screens[templateId]?.blocks ?? [];
  const forms = blocks.flatMap((block) => (block.block === 'form' ? [block.form] : []));
  return new Set(forms.flatMap((form) => [...secretFields(form)]));
}

/**
 * Answers the address of a screen: 200 with the page, or 307 to the error page where the address is
 * not a screen or config or seller fail. A form that was posted before JavaScript
 * arrived gets its page back, filled in.
 */
export async function answerPage(
  request: Request,
  link: Link,
  context: PageContext,
): Promise<Response> {
  const { settings, deps } = context;
  const url = publicUrl(request.url, settings);
  const template = templateOf(url.pathname);
  if (!template) return toGenericError(link);

  const visit = await visitAt(template, link, headersOfCalls(request, url), context);
  if (!visit || visit instanceof ApiError) {
    const answer = toGenericError(link);
    const note = visit && failureCookie(visit, settings);
    if (note) answer.headers.append('set-cookie', note);
    return answer;
  }

  const failed =
    template.templateId === ERROR_TEMPLATE ? readFailure(request, settings) : undefined;
  const visitor = visitorOf(request, link, settings);
  const tagManager = tagManagerOf(
    settings.monitoring.tagManager,
    visit,
    template.templateId,
    request.headers.get('cookie') ?? '',
  );
  const page: PageData = {
    ...visit.data,
    state: visit.state,
    environment: environmentFor(visitor, settings.environment),
    sandbox: settings.sandbox,
    appVersion: settings.appVersion,
    captcha: settings.captcha && captchaAddress(settings.captcha),
    monitoring: pageMonitoring(settings.monitoring, tagManager),
    failure: failed?.failure,
    hasLead: visitor.hasLead,
    posted: await postedFields(request, () => secretsOf(visit, template), settings.publicOrigin),
  };
  const response = await pageResponse({ url, template, page, visit, settings }, deps);
  const cookie = homologationCookie(link, settings);
  if (cookie) response.headers.append('set-cookie', cookie);
  if (failed) response.headers.append('set-cookie', failed.forget);
  return response;
}

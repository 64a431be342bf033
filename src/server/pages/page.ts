import { ApiError } from '../../api/api-error.ts';
import type { Client } from '../../api/client.ts';
import type { PageData } from '../../contract/page-data.ts';
import { parseLink, type Link } from '../../flow/link.ts';
import { pathOf, templateOf } from '../../flow/templates.ts';
import type { HandlerDeps } from '../deps.ts';
import { isLocal } from '../http/headers.ts';
import { lookUp, type LookUp } from './look-up.ts';
import { brandAndProduct } from './page-data.ts';
import { pageResponse } from './page-response.ts';
import { postedFields } from '../http/posted-fields.ts';
import type { Settings } from '../settings.ts';
import { environmentFor, homologationCookie, visitorOf } from './visitor.ts';

const ERROR_TEMPLATE = 'generic-error';

/** Where nothing can be sold the buyer is told so, and the link is kept (D-55, D-57). */
export function toGenericError({ query }: Pick<Link, 'query'>): Response {
  const headers = { location: pathOf(ERROR_TEMPLATE) + query, 'cache-control': 'no-store' };
  return new Response(null, { status: 307, headers });
}

/** Never the link nor the answer: both may hold a buyer's data. */
function logFailure(error: unknown): void {
  const what = error instanceof ApiError ? `${error.message} (${error.path})` : error;
  console.error('Config or seller could not be loaded:', what);
}

export interface PageContext {
  settings: Settings;
  deps: HandlerDeps;
  client: Client;
}

/** No product flow applies to the error page: it asks for nothing (D-139). */
async function knownOf(templateId: string, link: Link, url: URL, context: PageContext) {
  if (templateId === ERROR_TEMPLATE) {
    return { state: 'ready', link, config: null, seller: null } satisfies LookUp;
  }
  const { catalogue, loadBrand } = context.deps;
  const { waitMs } = context.settings;
  const { client } = context;
  return lookUp({ link, catalogue, loadBrand, client, waitMs, referer: url.href });
}

/**
 * Answers the address of a screen: 200 with the page, or 307 to the error page where the address is
 * no screen or the product's config or seller cannot be had. A form that was posted before JavaScript
 * arrived gets its page back, filled in.
 */
export async function answerPage(request: Request, context: PageContext): Promise<Response> {
  const { settings, deps } = context;
  const url = new URL(request.url);
  const link = parseLink(url.search);
  const template = templateOf(url.pathname);
  if (!template) return toGenericError(link);

  const known = await knownOf(template.templateId, link, url, context);
  if (known.state === 'failed') {
    logFailure(known.error);
    return toGenericError(link);
  }

  const { loaded, ...found } = await brandAndProduct(link, known, deps);
  const visitor = visitorOf(request, link);
  const page: PageData = {
    ...found.page,
    environment: environmentFor(visitor, settings.environment),
    sandbox: settings.sandbox,
    appVersion: settings.appVersion,
    captcha: settings.captcha?.script,
    hasLead: visitor.hasLead,
    posted: await postedFields(request),
  };
  const { templateId } = template;
  const response = await pageResponse({ url, templateId, page, loaded, settings }, deps);
  const cookie = homologationCookie(link, !isLocal(url));
  if (cookie) response.headers.append('set-cookie', cookie);
  return response;
}

import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { MediaSources } from '../../flow/media-sources.ts';
import type { Settings } from '../settings/settings.ts';
import { permissionsPolicy } from './permissions-policy.ts';

const TWO_YEARS_IN_SECONDS = 63_072_000;

const POLICY = 'content-security-policy';
/** The policy of a response that is not a document: opened by itself it loads nothing, and no page frames it. */
const NO_DOCUMENT = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const PERMISSIONS = 'permissions-policy';
const OPENER = 'cross-origin-opener-policy';

const COMMON: Parameters<typeof secureHeaders>[0] = {
  referrerPolicy: 'strict-origin-when-cross-origin',
  // Only documents carry these, see below.
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  xFrameOptions: false,
  // No browser of today needs these.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/**
 * Sets the headers that every response has; a response that says nothing else may not be kept. Where buyers come
 * over https, browsers are told to stay there (RFC 6797), for the hosts below this one as well.
 */
export function commonHeaders({ isSecure }: Pick<Settings, 'isSecure'>): MiddlewareHandler {
  const strictTransportSecurity = isSecure && `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains`;
  const secure = secureHeaders({ ...COMMON, strictTransportSecurity });
  return async (c, next) => {
    await secure(c, next);
    // A document brings its own.
    if (!c.res.headers.has(PERMISSIONS)) c.res.headers.set(PERMISSIONS, permissionsPolicy());
    if (!c.res.headers.has(POLICY)) c.res.headers.set(POLICY, NO_DOCUMENT);
    // A 404 that a proxy keeps would hide a file from everybody once a deploy has brought it.
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
    if (isOpenedByNobody(c.req.raw)) c.res.headers.delete(OPENER);
  };
}

/**
 * Whether no page has led here, but the buyer: an address typed, a bookmark, a link in a message (Fetch
 * Metadata). No page then holds this window, and the policy against one would only make the browser begin
 * a process anew, which puts the first paint off by a tenth of a second.
 */
const isOpenedByNobody = ({ headers }: Request): boolean =>
  headers.get('sec-fetch-site') === 'none';

/** Headers of a document with these videos, beside the common ones. */
export function documentHeaders(policy: string, media?: MediaSources): Record<string, string> {
  return {
    [PERMISSIONS]: permissionsPolicy(media),
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
    [POLICY]: policy,
    [OPENER]: 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  };
}

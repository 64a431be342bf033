import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { MediaSources } from '../../flow/media-sources.ts';
import type { Settings } from '../settings/settings.ts';

const TWO_YEARS_IN_SECONDS = 63_072_000;
const POLICY = 'content-security-policy';
/** Opened by itself a response that is no document loads nothing, and no page frames it. */
const NO_DOCUMENT = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const PERMISSIONS = 'permissions-policy';
const OPENER = 'cross-origin-opener-policy';

/** Permissions that no page needs; copying the Pix code needs only the page's own clipboard. */
const CLOSED =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb';
/** Permissions that a video's player needs; the frame's `allow` in widgets/blocks/video names the same. */
const OF_PLAYERS = 'autoplay encrypted-media fullscreen picture-in-picture';

/** The Permissions-Policy of a document (W3C): a frame gets a permission only where this names its origin. */
function permissionsPolicy({ frames, files }: MediaSources = { frames: [], files: [] }): string {
  const hasVideo = frames.length + files.length > 0;
  const players = hasVideo ? ['self', ...frames.map((origin) => `"${origin}"`)].join(' ') : '';
  return [
    ...CLOSED.split(' ').map((name) => `${name}=()`),
    ...OF_PLAYERS.split(' ').map((name) => `${name}=(${players})`),
  ].join(', ');
}

export function commonHeaders({ isSecure }: Pick<Settings, 'isSecure'>): MiddlewareHandler {
  const secure = secureHeaders({
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: isSecure && `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains`,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: false,
    xFrameOptions: false,
    // No browser of today needs these.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  // A 404 that a proxy keeps would hide a file from everybody once a deploy has brought it.
  const otherwise = {
    [PERMISSIONS]: permissionsPolicy(),
    [POLICY]: NO_DOCUMENT,
    'cache-control': 'no-store',
  };
  return async (c, next) => {
    await secure(c, next);
    const { headers } = c.res;
    for (const [name, value] of Object.entries(otherwise)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    // An address typed, a bookmark, a link in a message: no page then holds this window, and the policy against one
    // would only make the browser begin a process anew, which puts the first paint off by a tenth of a second.
    if (c.req.header('sec-fetch-site') === 'none') headers.delete(OPENER);
  };
}

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

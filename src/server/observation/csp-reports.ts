import { LRUCache } from 'lru-cache';
import { isObject } from '../../contract/is-object.ts';
import { maskNumbers } from '../../monitoring/mask-numbers.ts';
import type { Connection } from '../connection.ts';
import { boundedBody } from '../http/bounded-body.ts';
import { isFromOwnPage } from '../http/own-origin.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { senderOf } from '../http/sender.ts';
import type { Settings } from '../settings/settings.ts';
import { DIRECTIVES } from './metrics.ts';
import type { Observers } from './observe.ts';
import { screenOfPath } from './route-of.ts';

/** Answers a request to `REPORTS_PATH`. */
export type TakeReports = (request: Request, connection: Connection) => Promise<Response>;

/** In place of an address (CSP level 3, 2.4; Trusted Types, 4.2.3). */
const WORDS = ['inline', 'eval', 'wasm-eval', 'self', 'trusted-types-policy', 'trusted-types-sink'];
const SCHEME = /^[a-z][a-z0-9+.-]{0,19}:?$/;
const MAX_ORIGIN = 100;

const MAX_BYTES = 16_384;
const MAX_REPORTS_OF_BODY = 20;
const BODIES_PER_MINUTE = { ofSender: 30, ofAll: 600 };
/** Distinct lines of the log within a minute. */
const MAX_LINES = 60;
const MINUTE_MS = 60_000;

/** Origin or scheme of what was stopped, or the word that browsers use in its place. */
function blockedOf(text: string): string {
  if (WORDS.includes(text)) return text;
  const { origin, protocol } = URL.canParse(text)
    ? new URL(text)
    : { origin: 'null', protocol: text };
  if (origin !== 'null') return origin.length > MAX_ORIGIN ? 'other' : maskNumbers(origin);
  return SCHEME.test(protocol) ? protocol.replace(/:?$/, ':') : 'other';
}

/** Path template of the document's screen, '/', '/captcha' or 'other'. */
function templateOfDocument(text: string): string {
  if (!URL.canParse(text)) return 'other';
  const { pathname } = new URL(text);
  return pathname === '/' || pathname === '/captcha' ? pathname : screenOfPath(pathname);
}

/** The part of a report that is kept: nothing of it holds a path, a query or a piece of the document. */
function reportOf(...written: readonly unknown[]) {
  const [directive, blocked, document] = written.map((one) => (typeof one === 'string' ? one : ''));
  const [name = ''] = directive!.split(' ');
  return {
    directive: DIRECTIVES.includes(name) ? name : 'other',
    blocked: blockedOf(blocked!),
    template: templateOfDocument(document!),
  };
}
type CspReport = ReturnType<typeof reportOf>;

/** The reports of a body: one of `report-uri` (CSP level 3, 5.3), or a list of the Reporting API. */
function readReports(text: string): CspReport[] {
  const body: unknown = JSON.parse(text);
  const old = isObject(body) ? body['csp-report'] : undefined;
  if (isObject(old)) {
    const directive = old['effective-directive'] ?? old['violated-directive'];
    return [reportOf(directive, old['blocked-uri'], old['document-uri'])];
  }
  return (Array.isArray(body) ? body : []).flatMap((one: unknown) =>
    isObject(one) && one.type === 'csp-violation' && isObject(one.body)
      ? [reportOf(one.body.effectiveDirective, one.body.blockedURL, one.body.documentURL)]
      : [],
  );
}

/**
 * Takes the reports that browsers send by themselves when the policy of a document has stopped something.
 * Anybody can send such a report, so everything about them is bounded: 16 KB and 20 reports a body, 30
 * bodies a minute from one address and 600 in all, 60 lines a minute in the log, one for each kind. Every
 * request is answered with 204, and learns nothing.
 */
export function createCspReports(
  { publicOrigin, trustedProxies }: Pick<Settings, 'publicOrigin' | 'trustedProxies'>,
  { log, metrics }: Observers,
  now: () => number = () => performance.now(),
): TakeReports {
  const ofSender = createRateLimit(BODIES_PER_MINUTE.ofSender, now);
  const ofAll = createRateLimit(BODIES_PER_MINUTE.ofAll, now);
  const logged = new LRUCache<string, true>({
    max: MAX_LINES,
    ttl: MINUTE_MS,
    ttlResolution: 0,
    perf: { now },
  });

  function take(report: CspReport): void {
    const name = Object.values(report).join(' ');
    logged.purgeStale();
    const isNew = !logged.has(name);
    const outcome = !isNew ? 'repeated' : logged.size < MAX_LINES ? 'logged' : 'dropped';
    metrics.cspReports.inc({ directive: report.directive, outcome });
    if (outcome !== 'logged') return;
    logged.set(name, true);
    log('warn', 'The policy of a page has stopped something.', report);
  }

  /** The reports of a request; none of a body that is no report, or that another site's document sent. */
  async function reportsOf(request: Request, connection: Connection): Promise<CspReport[]> {
    const { headers } = request;
    const { key } = senderOf(headers, connection, trustedProxies);
    const isTooMuch = (key !== undefined && ofSender(key) > 0) || ofAll('all') > 0;
    const namesSender = headers.has('sec-fetch-site') || headers.has('origin');
    const isForeign = namesSender && !isFromOwnPage(request, publicOrigin);
    const isReport = /^application\/(csp-report|reports\+json)\b/i.test(
      headers.get('content-type') ?? '',
    );
    if (isTooMuch || isForeign || !isReport) {
      await request.body?.cancel();
      return [];
    }
    const body = await boundedBody(request, MAX_BYTES);
    return readReports(new TextDecoder().decode(body));
  }

  return async (request, connection) => {
    const reports = await reportsOf(request, connection).catch(() => []);
    reports.slice(0, MAX_REPORTS_OF_BODY).forEach(take);
    if (reports.length === 0 || reports.length > MAX_REPORTS_OF_BODY) {
      metrics.cspReports.inc({ directive: 'other', outcome: 'dropped' });
    }
    return new Response(null, { status: 204 });
  };
}

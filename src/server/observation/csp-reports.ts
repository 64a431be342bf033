import type { Connection } from '../connection.ts';
import { boundedBody } from '../http/bounded-body.ts';
import { isFromOwnPage } from '../http/own-origin.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { senderOf } from '../http/sender.ts';
import type { Settings } from '../settings/settings.ts';
import { readCspReports, type CspReport } from './csp-report.ts';
import type { Observers } from './observe.ts';

/** Answers a request to `REPORTS_PATH`. */
export type TakeReports = (request: Request, connection: Connection) => Promise<Response>;

const MAX_BYTES = 16_384;
const MAX_REPORTS_OF_BODY = 20;
const BODIES_PER_MINUTE = { ofSender: 30, ofAll: 600 };
/** Distinct lines of the log within a minute. */
const MAX_LINES = 60;
const MINUTE_MS = 60_000;

type Remembered = 'logged' | 'repeated' | 'dropped';

/** Says whether a report is the first of its kind within a minute, of at most `MAX_LINES` kinds. */
function createMemory(now: () => number) {
  const seen = new Set<string>();
  let since = now();
  return (report: CspReport): Remembered => {
    if (now() - since >= MINUTE_MS) {
      seen.clear();
      since = now();
    }
    const name = Object.values(report).join(' ');
    if (seen.has(name)) return 'repeated';
    if (seen.size >= MAX_LINES) return 'dropped';
    seen.add(name);
    return 'logged';
  };
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
  const remember = createMemory(now);

  const drop = () => metrics.cspReports.inc({ directive: 'other', outcome: 'dropped' });

  function take(report: CspReport): void {
    const outcome = remember(report);
    metrics.cspReports.inc({ directive: report.directive, outcome });
    if (outcome === 'logged')
      log('warn', 'The policy of a page has stopped something.', { ...report });
  }

  /** Whether a browser says that the report is of another site's document. */
  const isForeign = (request: Request) => {
    const { headers } = request;
    const isSaid = headers.has('sec-fetch-site') || headers.has('origin');
    return isSaid && !isFromOwnPage(request, publicOrigin);
  };

  return async (request, connection) => {
    const { key } = senderOf(request.headers, connection, trustedProxies);
    const isTooMuch = (key !== undefined && ofSender(key) > 0) || ofAll('all') > 0;
    if (isTooMuch || isForeign(request)) {
      await request.body?.cancel();
      drop();
    } else {
      await boundedBody(request, MAX_BYTES).then((body) => {
        const text = new TextDecoder().decode(body);
        const reports = readCspReports(request.headers.get('content-type') ?? '', text);
        reports.slice(0, MAX_REPORTS_OF_BODY).forEach(take);
        if (reports.length === 0 || reports.length > MAX_REPORTS_OF_BODY) drop();
      }, drop);
    }
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  };
}

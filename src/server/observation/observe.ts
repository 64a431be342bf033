import { OPERATIONS } from '../../contract/generated/operations.ts';
import { REFUSED_HEADER } from '../../contract/refused-header.ts';
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts';
import type { Connection, Handler } from '../connection.ts';
import { keyHash } from './key-hash.ts';
import { errorFields, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { recordOf, type RequestRecord } from './request-record.ts';
import { isQuietRoute, routeOf } from './route-of.ts';

export type Observed = Connection & { record: RequestRecord };

/** The log and the metrics of a server. */
export interface Observers {
  log: Log;
  metrics: Metrics;
}

const rounded = (milliseconds: number | undefined) =>
  milliseconds === undefined ? undefined : Math.round(milliseconds * 10) / 10;

/** The response with the request's id; one that came from elsewhere may not be changed. */
function withId(response: Response, requestId: string): Response {
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  try {
    response.headers.set(REQUEST_ID_HEADER, requestId);
    return response;
  } catch {
    headers.set(REQUEST_ID_HEADER, requestId);
    return new Response(response.body, { status, statusText, headers });
  }
}

function unforeseen(error: unknown, { log }: RequestRecord): Response {
  log('error', 'A request could not be answered.', errorFields(error));
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response('Internal Server Error', { status: 500, headers });
}

/**
 * The handler with a record for each request: its id comes back with every response, and one line of the
 * log says what was asked for and how it ended. Neither holds an address, a body or a header as it came.
 */
export function observed(
  answer: (request: Request, context: Observed) => Promise<Response>,
  { log, metrics }: Observers,
): Handler {
  const report = async (
    request: Request,
    response: Response,
    ms: number,
    record: RequestRecord,
  ) => {
    const route = routeOf(request);
    const { method, template, operationId } = route;
    const { status } = response;
    const needsKey = operationId !== undefined && OPERATIONS[operationId].needsKey;
    metrics.requests.inc({
      method,
      route: template,
      status_class: `${Math.floor(status / 100)}xx`,
    });
    metrics.requestSeconds.observe({ method, route: template }, ms / 1000);
    record.log(isQuietRoute(route) ? 'debug' : 'info', 'request', {
      method,
      template,
      operationId,
      status,
      durationMs: rounded(ms),
      upstreamMs: rounded(record.upstream.elapsed()),
      traceId: record.traceId,
      keyHash: needsKey ? await keyHash(request.headers) : undefined,
      refused: response.headers.get(REFUSED_HEADER) ?? undefined,
      ...record.notes,
    });
  };

  return async (request, connection = {}) => {
    const startedAt = performance.now();
    const record = recordOf(request, log);
    const response = await answer(request, { ...connection, record }).catch((error: unknown) =>
      unforeseen(error, record),
    );
    await report(request, response, performance.now() - startedAt, record).catch(() => {});
    return withId(response, record.requestId);
  };
}

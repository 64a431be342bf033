import { OPERATIONS } from '../../contract/generated/operations.ts';
import { REFUSED_HEADER } from '../../contract/refused-header.ts';
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts';
import type { Connection, Handler } from '../connection.ts';
import { keyHash } from './key-hash.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { recordOf, type RequestRecord } from './request-record.ts';
import { isQuietRoute, routeOf } from './route-of.ts';

export type Observed = Connection & { record: RequestRecord };

/** The log and the metrics of a server. */
export interface Observers {
  log: Log;
  metrics: Metrics;
}

/**
 * The handler with a record for each request: its id comes back with every response, and one line of the
 * log says what was asked for and how it ended. Neither holds an address, a body or a header as it came.
 */
export function observed(
  answer: (request: Request, context: Observed) => Promise<Response>,
  { log, metrics }: Observers,
): Handler {
  return async (request, connection = {}) => {
    const startedAt = performance.now();
    const record = recordOf(request, log);
    const response = await answer(request, { ...connection, record });
    const ms = performance.now() - startedAt;
    const route = routeOf(request);
    const { method, template, operationId } = route;
    const { status, headers } = response;
    headers.set(REQUEST_ID_HEADER, record.requestId);
    const statusClass = `${Math.floor(status / 100)}xx`;
    metrics.requests.inc({ method, route: template, status_class: statusClass });
    metrics.requestSeconds.observe({ method, route: template }, ms / 1000);
    const needsKey = operationId !== undefined && OPERATIONS[operationId].needsKey;
    record.log(isQuietRoute(route) ? 'debug' : 'info', 'request', {
      method,
      template,
      operationId,
      status,
      durationMs: Math.round(ms * 10) / 10,
      keyHash: needsKey ? await keyHash(request.headers) : undefined,
      refused: headers.get(REFUSED_HEADER) ?? undefined,
      payment: record.payment,
    });
    return response;
  };
}

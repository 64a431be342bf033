import type { MiddlewareHandler } from 'hono';
import { OPERATIONS } from '../../contract/generated/operations.ts';
import { REFUSED_HEADER } from '../../contract/refused-header.ts';
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts';
import type { ServerApp } from '../deps.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { keyHash, recordOf } from './request-record.ts';
import { isQuiet, routeOf } from './route-of.ts';

/** Keeps a record of each request: its id comes back, and one line of the log says what was asked for and how it ended. */
export const observe =
  (log: Log, metrics: Metrics): MiddlewareHandler<ServerApp> =>
  async (c, next) => {
    const startedAt = performance.now();
    const request = c.req.raw;
    const record = recordOf(request, log);
    c.set('record', record);
    await next();
    const ms = performance.now() - startedAt;
    const { method, template, operationId } = routeOf(request);
    const { status, headers } = c.res;
    headers.set(REQUEST_ID_HEADER, record.requestId);
    const statusClass = `${Math.floor(status / 100)}xx`;
    metrics.requests.inc({ method, route: template, status_class: statusClass });
    metrics.requestSeconds.observe({ method, route: template }, ms / 1000);
    const needsKey = operationId !== undefined && OPERATIONS[operationId].needsKey;
    record.log(isQuiet(template) ? 'debug' : 'info', 'request', {
      method,
      template,
      operationId,
      status,
      durationMs: Math.round(ms * 10) / 10,
      keyHash: needsKey ? await keyHash(request.headers) : undefined,
      refused: headers.get(REFUSED_HEADER) ?? undefined,
      payment: record.payment,
    });
  };

import { matchOperation } from '../../api/operations-match.ts';
import type { OperationId } from '../../contract/generated/operations.ts';
import { REFUSED_HEADER } from '../../contract/refused-header.ts';
import { senderOf } from '../http/sender.ts';
import type { Metrics } from '../observation/metrics.ts';
import type { RequestRecord } from '../observation/request-record.ts';
import { WITHOUT_TRUSTED_PROXIES } from '../settings/notices.ts';
import type { Settings } from '../settings/settings.ts';
import { createCheckCall } from './check-call.ts';
import { forward, notePayment, type CheckedCall } from './forward.ts';
import { refusal } from './own-answer.ts';
import type { Upstream } from './upstream.ts';

/** Reads leave the other connections to calls that write: an upstream that is slow to read still gets its payments. */
const SHARE_OF_READS = 0.75;

/**
 * Answers /api/*: the calls of schemas/api/openapi.json go to the upstream, anything else is 404. Nothing is repeated,
 * and of all bodies only one thing is looked at: whether the answer of a payment brings a token.
 */
export function createProxy(
  settings: Pick<Settings, 'limits' | 'publicOrigin' | 'trustedProxies' | 'upstreamCalls'>,
  upstream: Upstream,
  metrics: Metrics,
) {
  const { trustedProxies, upstreamCalls } = settings;
  const mostReads = Math.max(1, Math.floor(upstreamCalls * SHARE_OF_READS));
  const checkCall = createCheckCall(settings);
  const inFlight = new Map<string, Promise<Response>>();
  let underWay = 0;
  let isWarned = trustedProxies !== undefined;

  /** A call beyond the connections is refused before anything is sent: none waits in a queue that only grows. */
  async function send(call: CheckedCall): Promise<Response> {
    if (underWay >= (call.request.method === 'GET' ? mostReads : upstreamCalls)) {
      return refusal(503, 'busy', 'Too many calls are under way.', 1);
    }
    underWay++;
    return forward(call, upstream, metrics).finally(() => underWay--);
  }

  /**
   * Joins a call to the one under way with its key: a browser may itself send a payment again when its connection
   * breaks, and an upstream may not know such keys. It joins by key alone: the body of the second call is dropped.
   */
  async function joined(name: string | undefined, call: CheckedCall): Promise<Response> {
    if (name === undefined) return send(call);
    const answer = inFlight.get(name) ?? send(call).finally(() => inFlight.delete(name));
    inFlight.set(name, answer);
    return (await answer).clone();
  }

  async function answerTo(
    operationId: OperationId,
    request: Request,
    record: RequestRecord,
    address?: string,
  ): Promise<Response> {
    const { headers, method, url } = request;
    const { key: sender, forwardedFor } = senderOf(headers, address, trustedProxies);
    if (!isWarned && headers.has('x-forwarded-for')) {
      isWarned = true;
      record.log('warn', `A call with X-Forwarded-For has arrived. ${WITHOUT_TRUSTED_PROXIES}`);
    }
    const key = headers.get('idempotency-key');
    const name = key === null ? undefined : `${method} ${new URL(url).pathname} ${key}`;
    const isInFlight = name !== undefined && inFlight.has(name);
    const refused = checkCall(operationId, request, sender, isInFlight);
    return refused ?? joined(name, { request, operationId, forwardedFor, record });
  }

  return async (request: Request, record: RequestRecord, address?: string): Promise<Response> => {
    const operationId = matchOperation(request.method, new URL(request.url).pathname);
    const response = operationId
      ? await answerTo(operationId, request, record, address)
      : refusal(404, 'path', 'This is not a call of the checkout.');
    const reason = response.headers.get(REFUSED_HEADER);
    if (reason !== null) {
      metrics.refusedCalls.inc({ operation: operationId ?? 'none', reason });
      if (operationId) notePayment({ operationId, record }, 'not_sent', metrics);
    }
    return response;
  };
}

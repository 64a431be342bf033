import { matchOperation } from '../../api/operations-match.ts';
import { OPERATIONS, type OperationId } from '../../contract/generated/operations.ts';
import { REFUSED_HEADER } from '../../contract/refused-header.ts';
import type { Connection } from '../connection.ts';
import { dedupeInFlight } from './dedupe-in-flight.ts';
import { WITHOUT_TRUSTED_PROXIES } from '../settings/notices.ts';
import type { Observers } from '../observation/observe.ts';
import { recordOf, type RequestRecord } from '../observation/request-record.ts';
import type { Settings } from '../settings/settings.ts';
import { createCallSlots } from './call-slots.ts';
import { createCheckCall } from './check-call.ts';
import { forward, notePayment, type CheckedCall } from './forward.ts';
import { refusalResponse } from './refusal.ts';
import { senderOf } from '../http/sender.ts';
import type { Upstream } from './upstream.ts';

/** Answers a call; `record` is that of the request, or of the page that makes the call. */
type ApiProxy = (
  request: Request,
  connection?: Connection,
  record?: RequestRecord,
) => Promise<Response>;

/**
 * Answers /api/*: the calls of schemas/api/openapi.json go to the upstream, anything else is 404.
 * Calls that write pass the checks of `createCheckCall`, and are joined while one with their key is under
 * way. Nothing is repeated, and of all bodies only one thing is looked at: whether the answer of a payment
 * brings a token, for the metrics. An upstream that redirects, breaks off or cannot be reached is 502, and
 * the client decides what that means.
 */
export function createProxy(
  settings: Pick<Settings, 'limits' | 'publicOrigin' | 'trustedProxies' | 'upstreamCalls'>,
  upstream: Upstream,
  { log, metrics }: Observers,
): ApiProxy {
  const checkCall = createCheckCall(settings);
  const withSlot = createCallSlots(settings.upstreamCalls);
  const { send, isInFlight } = dedupeInFlight(async (request, call: Omit<CheckedCall, 'request'>) =>
    withSlot(request.method, () => forward({ request, ...call }, upstream, { metrics })),
  );
  const { trustedProxies } = settings;
  let isWarned = trustedProxies !== undefined;

  function noteRefusal(response: Response, record: RequestRecord, operationId?: OperationId): void {
    const reason = response.headers.get(REFUSED_HEADER);
    if (reason === null) return;
    metrics.refusedCalls.inc({ operation: operationId ?? 'none', reason });
    if (operationId && OPERATIONS[operationId].needsKey) {
      notePayment({ operationId, record }, 'not_sent', metrics);
    }
  }

  return async (request, connection = {}, record = recordOf(request, log)) => {
    const operationId = matchOperation(request.method, new URL(request.url).pathname);
    if (!operationId) {
      const message = 'This is not a call of the checkout.';
      const refused = refusalResponse({ status: 404, reason: 'path', message });
      noteRefusal(refused, record);
      return refused;
    }
    const sender = senderOf(request.headers, connection, trustedProxies);
    if (!isWarned && request.headers.has('x-forwarded-for')) {
      isWarned = true;
      record.log('warn', `A call with X-Forwarded-For has arrived. ${WITHOUT_TRUSTED_PROXIES}`);
    }
    const refusal = checkCall(operationId, request, sender, isInFlight(request));
    const response = refusal
      ? refusalResponse(refusal)
      : await send(request, { operationId, sender, record });
    noteRefusal(response, record, operationId);
    return response;
  };
}

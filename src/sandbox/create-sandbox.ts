import { Hono, type Context as HonoContext } from 'hono';
import type { OperationId } from '../contract/generated/operations.ts';
import type { Call } from '../contract/openapi-document.ts';
import * as afterPurchase from './answers/after-purchase.ts';
import type { Answerer, Context } from './answers/answer.ts';
import * as lead from './answers/lead.ts';
import * as payment from './answers/payment.ts';
import * as product from './answers/product.ts';
import * as seller from './answers/seller.ts';
import { wantsStrict } from './charges/key-mode.ts';
import { keyOf } from './charges/settle-charge.ts';
import { FAILURES, type InjectedFailure } from './failures/failure.ts';
import { mentions, recordOf } from './inspection/request-record.ts';
import { CALLS, checkRequest, type CheckedRequest } from './request-check.ts';
import { ConnectionCut, refusal, toResponse, wait, type SandboxAnswer } from './sandbox-answer.ts';
import { withOtherProducts, type SandboxBrand } from './sandbox-brand.ts';
import { emptyMemory, keep, type RequestRecord, type SandboxState } from './sandbox-state.ts';
import { outcomeFor, SLOW_MS } from './scenarios.ts';
import { workbench } from './inspection/workbench.ts';

export interface Sandbox {
  /** @throws {ConnectionCut} where an upstream would drop the connection. */
  fetch(request: Request): Promise<Response>;
  /** Everything that happened so far; the same object for as long as the sandbox lives. */
  readonly state: SandboxState;
}

/** A call without an answer does not compile. */
const ANSWERERS: Readonly<Record<OperationId, Answerer>> = {
  ...afterPurchase,
  ...lead,
  ...payment,
  ...product,
  ...seller,
};

/** Returns the oldest failure that a request matches. One that has hit often enough leaves the list. */
function takeFailure(
  failures: InjectedFailure[],
  request: RequestRecord,
  body: string,
): InjectedFailure | undefined {
  const index = failures.findIndex(
    ({ call, match }) => call === request.operationId && mentions(request, body, match),
  );
  const failure = failures[index];
  if (failure?.times !== undefined) {
    failure.times -= 1;
    if (failure.times === 0) failures.splice(index, 1);
  }
  return failure;
}

function noted(record: RequestRecord, answer: SandboxAnswer): SandboxAnswer {
  record.status = answer.status;
  if (answer.status >= 400) record.message = (answer.body as { message: string }).message;
  return answer;
}

/**
 * An upstream to run the checkout against. It answers from the brands' own JSON, and plays the scenarios of
 * scenarios.json, chosen by what is typed, and the failures that were asked for. A request that breaks
 * schemas/api/openapi.json is refused even if a failure waits for it: nothing may hide that defect.
 */
export function createSandbox({ brands }: { brands: readonly SandboxBrand[] }): Sandbox {
  const memory = emptyMemory();
  const all = withOtherProducts(brands);
  const app = new Hono();

  /** A purchase that was decided before is only repeated, so its scenario is over. */
  const isReplay = ({ headers }: CheckedRequest) =>
    memory.answers.has(headers.get('idempotency-key') ?? '');

  async function play(request: CheckedRequest, isStrict: boolean): Promise<SandboxAnswer> {
    const asked = outcomeFor(request);
    if (asked === 'wall')
      return refusal(403, 'A wall in front of the sandbox refuses, as it was asked to.');
    const outcome = isReplay(request) ? undefined : asked;
    if (outcome === 'slow') await wait(SLOW_MS);
    if (outcome === 'faultyField') {
      const message = 'The sandbox does not like this e-mail, as it was asked to.';
      return { status: 422, body: { message, errors: [{ field: 'email', message }] } };
    }
    if (outcome === 'serverError') return refusal(500, 'The sandbox fails, as it was asked to.');
    const context: Context = { brands: all, memory, isStrict };
    const answer = ANSWERERS[request.operationId](context, request, outcome);
    if (outcome === 'lostAnswer' && answer.status < 400)
      throw new ConnectionCut('The sandbox drops the connection.');
    return answer;
  }

  const handle = (call: Call) => async (c: HonoContext) => {
    const body = await c.req.text();
    const record = keep(memory.state.requests, recordOf(c.req.raw, body));
    record.operationId = call.id as OperationId;
    const { url } = c.req;
    const path = c.req.param() as Record<string, string>;
    const checked = checkRequest(call, { url, path, headers: c.req.raw.headers, body });
    if ('refusal' in checked) return toResponse(noted(record, refusal(400, checked.refusal)));
    const failure = takeFailure(memory.state.faults, record, body);
    record.fault = failure?.fault;
    const { before, after } = failure ? FAILURES[failure.fault] : {};
    const failed = {
      value: failure?.value ?? 0,
      signal: c.req.raw.signal,
      forgetKey: () => void memory.answers.delete(keyOf(checked)),
    };
    const instead = await before?.(failed);
    if (instead) return toResponse(noted(record, instead));
    const answer = await play(checked, wantsStrict(memory.state.keyModes, record, body));
    const response = (await after?.(answer, failed)) ?? toResponse(answer);
    noted(record, { ...answer, status: response.status });
    return response;
  };

  for (const call of CALLS) {
    app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), handle(call));
  }
  app.route('/sandbox', workbench(memory));
  app.notFound((c) => {
    const message = `${c.req.method} ${c.req.path} is not a call of this sandbox.`;
    keep(memory.state.requests, { ...recordOf(c.req.raw), status: 404, message });
    return c.json({ message }, 404);
  });
  app.onError((error) => {
    throw error;
  });

  return { fetch: async (request) => app.fetch(request), state: memory.state };
}

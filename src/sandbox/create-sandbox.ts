import { Hono, type Context as HonoContext } from 'hono';
import type { OperationId } from '../contract/generated/operations.ts';
import type { Call } from '../contract/openapi-document.ts';
import { refusal, type Answer, type Context } from './answer.ts';
import { ANSWERERS } from './answerers.ts';
import { ConnectionCut } from './connection-cut.ts';
import { inspectionPage } from './inspection-page.ts';
import { recordOf } from './request-record.ts';
import { CALLS, checkRequest, type CheckedRequest } from './request-check.ts';
import { withOtherProducts, type SandboxBrand } from './sandbox-brand.ts';
import { emptyMemory, forgetAll, remember, type SandboxState } from './sandbox-state.ts';
import { outcomeFor, SLOW_MS } from './scenarios.ts';

export interface SandboxSettings {
  brands: readonly SandboxBrand[];
  /** Milliseconds that every call takes at least; 0 unless set. */
  delayMs?: number;
}

export interface Sandbox {
  /** @throws {ConnectionCut} where an upstream would drop the connection. */
  fetch(request: Request): Promise<Response>;
  /** What happened so far; the same object for as long as the sandbox lives. */
  readonly state: SandboxState;
}

async function wait(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}

function toResponse({ status, body }: Answer): Response {
  return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
}

/**
 * An upstream to run the checkout against. It answers the calls of schemas/api/openapi.json from the
 * brands' own JSON, turns down with 400 and a sentence whatever breaks that document, remembers what
 * it was sent, and plays the scenarios of scenarios.json, chosen by what is typed.
 *
 * Beside the calls: GET /sandbox (a page to look at), GET /sandbox/state (the same as JSON) and
 * POST /sandbox/reset.
 */
export function createSandbox({ brands, delayMs = 0 }: SandboxSettings): Sandbox {
  const memory = emptyMemory();
  const context: Context = { brands: withOtherProducts(brands), memory };
  const app = new Hono();

  /** A purchase that was decided before is only repeated, so its scenario is over. */
  const isReplay = ({ headers }: CheckedRequest) =>
    memory.answers.has(headers.get('idempotency-key') ?? '');

  async function play(request: CheckedRequest): Promise<Answer> {
    const outcome = isReplay(request) ? undefined : outcomeFor(request);
    await wait(outcome === 'slow' ? delayMs + SLOW_MS : delayMs);
    if (outcome === 'faultyField') {
      const message = 'The sandbox does not like this e-mail, as it was asked to.';
      return { status: 422, body: { message, errors: [{ field: 'email', message }] } };
    }
    if (outcome === 'serverError') return refusal(500, 'The sandbox fails, as it was asked to.');
    const answer = ANSWERERS[request.operationId](context, request, outcome);
    if (outcome === 'lostAnswer' && answer.status < 400)
      throw new ConnectionCut('The sandbox drops the connection.');
    return answer;
  }

  const handle = (call: Call) => async (c: HonoContext) => {
    const body = await c.req.text();
    const record = recordOf(c.req.raw, body);
    remember(memory, record);
    record.operationId = call.id as OperationId;
    const { url } = c.req;
    const path = c.req.param() as Record<string, string>;
    const checked = checkRequest(call, { url, path, headers: c.req.raw.headers, body });
    const answer = 'refusal' in checked ? refusal(400, checked.refusal) : await play(checked);
    record.status = answer.status;
    if (answer.status >= 400) record.message = (answer.body as { message: string }).message;
    return toResponse(answer);
  };

  for (const call of CALLS) {
    app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), handle(call));
  }
  app.get('/sandbox', (c) => c.html(inspectionPage(memory.state)));
  app.get('/sandbox/state', (c) => c.json(memory.state));
  app.post('/sandbox/reset', (c) => {
    forgetAll(memory);
    return c.req.header('accept')?.includes('text/html')
      ? c.redirect('/sandbox', 303)
      : c.body(null, 204);
  });
  app.notFound((c) => {
    const message = `${c.req.method} ${c.req.path} is no call of this sandbox.`;
    remember(memory, { ...recordOf(c.req.raw), status: 404, message });
    return c.json({ message }, 404);
  });
  app.onError((error) => {
    throw error;
  });

  return { fetch: async (request) => app.fetch(request), state: memory.state };
}

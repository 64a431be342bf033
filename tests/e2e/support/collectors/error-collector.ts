import type { HttpBindings } from '@hono/node-server';
import { Hono, type HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { cut, serveLocally } from './local-server.ts';

/** An event as the service stores it: what tests read of it. */
export interface ArrivedEvent {
  event_id: string;
  timestamp: number;
  level: string;
  release: string;
  environment: string;
  fingerprint?: string[];
  tags: Record<string, string>;
  sdk: { name: string; version: string; settings?: { infer_ip?: string } };
  exception: {
    values: { type: string; value: string; stacktrace?: { frames: Record<string, unknown>[] } }[];
  };
  request: { url: string };
}

export interface ArrivedItem {
  headers: { type: string; length?: number };
  payload: unknown;
}

export interface ArrivedEnvelope {
  headers: Record<string, unknown>;
  items: ArrivedItem[];
  /** The HTTP request that brought it. */
  address: string;
  requestHeaders: Record<string, string>;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** 'never' keeps the sender waiting; 'endless' sends a body without end; 'cut' closes the connection. */
  body?: string | 'never' | 'endless' | 'cut';
}

const PROJECT = 7;
const KEY = '0123456789abcdef0123456789abcdef';
/** Limits of the service: an envelope 200 MB, an event 1 MB; less is enough here. */
const MAX_BYTES = 1_000_000;

/**
 * Reads an envelope: a line of headers, then two lines for each item, its headers with a type and its payload. Its
 * format is that of Sentry's developer documentation, "Envelopes".
 *
 * @throws {Error} where a line is not JSON.
 */
function readEnvelope(body: string): Pick<ArrivedEnvelope, 'headers' | 'items'> {
  const [headers, ...lines] = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const items: ArrivedItem[] = [];
  for (let at = 0; at < lines.length; at += 2)
    items.push({ headers: lines[at], payload: lines[at + 1] });
  return { headers, items };
}

/** The key travels in the query, or in a header. */
const keyOf = (request: HonoRequest): string | undefined =>
  request.query('sentry_key') ??
  /sentry_key=(\w+)/.exec(request.header('x-sentry-auth') ?? '')?.[1];

/** A body without end, as fast as it is taken. */
const endless = () =>
  new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536)) });

export type ErrorCollector = Awaited<ReturnType<typeof startErrorCollector>>;

/** Starts an endpoint that takes error reports as Sentry does: https, accounts and storage apart. */
export async function startErrorCollector() {
  const envelopes: ArrivedEnvelope[] = [];
  /** Requests to a wrong address, without the key, or that could not be read. */
  const refused: string[] = [];
  let waiting = 0;
  let answer: Answer = {};

  const app = new Hono<{ Bindings: HttpBindings }>();
  // The service is called from pages of any origin, and says so.
  const exposeHeaders = ['x-sentry-error', 'x-sentry-rate-limits', 'retry-after'];
  app.use(cors({ origin: '*', exposeHeaders }));
  app.use(async (c, next) => {
    waiting += 1;
    c.env.outgoing.on('close', () => (waiting -= 1));
    await next();
    if (!c.res.ok) refused.push(`${c.res.status} ${c.req.method} ${c.req.path}`);
    const { body, status = c.res.status, headers } = answer;
    if (body === 'never') await new Promise(() => {});
    if (body === 'cut') c.res = cut(c.env);
    else if (Object.keys(answer).length > 0)
      c.res = new Response(body === 'endless' ? endless() : body, { status, headers });
  });
  app.post(`/api/${PROJECT}/envelope/`, bodyLimit({ maxSize: MAX_BYTES }), async (c) => {
    if (keyOf(c.req) !== KEY) return c.json({ detail: 'unknown key' }, 403);
    const envelope = readEnvelope(await c.req.text());
    const { pathname, search } = new URL(c.req.url);
    envelopes.push({ ...envelope, address: pathname + search, requestHeaders: c.req.header() });
    return c.json({ id: envelope.headers.event_id });
  });
  app.onError((error, c) => c.json({ detail: `invalid envelope: ${error}` }, 400));

  const { origin, close } = await serveLocally(app);
  return {
    /** Address with key and project, as SENTRY_DSN takes it. */
    dsn: `${origin.replace('//', `//${KEY}@`)}/${PROJECT}`,
    origin,
    close,
    /** Envelopes in the order of arrival. */
    envelopes,
    refused,
    events: () =>
      envelopes
        .flatMap(({ items }) => items)
        .filter(({ headers }) => headers.type === 'event')
        .map(({ payload }) => payload as ArrivedEvent),
    /** How it answers from now on; nothing: as the service does. */
    answerWith: (next: Answer) => void (answer = next),
    /** Connections that wait for an answer. */
    waiting: () => waiting,
  };
}

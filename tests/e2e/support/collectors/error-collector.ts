import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEndlessly, serveLocally } from './local-server.ts';

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
  requestHeaders: IncomingMessage['headers'];
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** 'never' keeps the sender waiting; 'endless' sends a body without end; 'cut' closes the connection. */
  body?: string | 'never' | 'endless' | 'cut';
}

export interface ErrorCollector {
  /** Address with key and project, as SENTRY_DSN takes it. */
  dsn: string;
  origin: string;
  /** Envelopes in the order of arrival. */
  envelopes: ArrivedEnvelope[];
  /** Requests to a wrong address, without the key, or that could not be read. */
  refused: string[];
  events(): ArrivedEvent[];
  /** How it answers from now on; nothing: as the service does. */
  answerWith(answer: Answer): void;
  /** Connections that wait for an answer. */
  waiting(): number;
  close(): void;
}

const PROJECT = 7;
const KEY = '0123456789abcdef0123456789abcdef';
/** Limits of the service: an envelope 200 MB, an event 1 MB; less is enough here. */
const MAX_BYTES = 1_000_000;

/** The service is called from pages of any origin, and says so. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-sentry-error, x-sentry-rate-limits, retry-after',
};

/**
 * Reads an envelope: a line of headers, then two lines for each item, its headers with a type and its payload. Its
 * format is that of Sentry's developer documentation, "Envelopes".
 *
 * @throws {Error} where a line is not JSON.
 */
function readEnvelope(body: Buffer): Pick<ArrivedEnvelope, 'headers' | 'items'> {
  const [headers, ...lines] = body
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const items: ArrivedItem[] = [];
  for (let at = 0; at < lines.length; at += 2)
    items.push({ headers: lines[at], payload: lines[at + 1] });
  return { headers, items };
}

/** The key travels in the query, or in a header. */
function keyOf(url: URL, { headers }: IncomingMessage): string | undefined {
  const inHeader = /sentry_key=(\w+)/.exec(String(headers['x-sentry-auth'] ?? ''))?.[1];
  return url.searchParams.get('sentry_key') ?? inHeader;
}

/** Starts an endpoint that takes error reports as Sentry does: https, accounts and storage apart. */
export async function startErrorCollector(): Promise<ErrorCollector> {
  const envelopes: ArrivedEnvelope[] = [];
  const refused: string[] = [];
  const open = new Set<ServerResponse>();
  let answer: Answer = {};

  /** Status and words of the service's answer to one request. */
  function take(request: IncomingMessage, body: Buffer): [number, object] {
    const url = new URL(request.url!, 'http://collector');
    if (url.pathname !== `/api/${PROJECT}/envelope/`) return [404, { detail: 'no such address' }];
    if (request.method !== 'POST') return [405, { detail: 'only POST' }];
    if (keyOf(url, request) !== KEY) return [403, { detail: 'unknown key' }];
    if (body.length > MAX_BYTES) return [413, { detail: 'too large' }];
    try {
      const envelope = readEnvelope(body);
      envelopes.push({ ...envelope, address: request.url!, requestHeaders: request.headers });
      return [200, { id: envelope.headers.event_id }];
    } catch (error) {
      return [400, { detail: `invalid envelope: ${String(error)}` }];
    }
  }

  const { origin, close } = await serveLocally((request, body, response) => {
    open.add(response);
    response.on('close', () => open.delete(response));
    if (request.method === 'OPTIONS') {
      const allowed = {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': '*',
      };
      return response.writeHead(200, { ...CORS, ...allowed }).end();
    }
    const [status, words] = take(request, body);
    if (status >= 400) refused.push(`${status} ${request.method} ${request.url}`);
    if (answer.body === 'never') return undefined;
    if (answer.body === 'cut') return response.destroy();
    const headers = { ...CORS, 'content-type': 'application/json', ...answer.headers };
    response.writeHead(answer.status ?? status, headers);
    if (answer.body === 'endless') return sendEndlessly(response);
    return response.end(answer.body ?? JSON.stringify(words));
  });
  return {
    dsn: `${origin.replace('//', `//${KEY}@`)}/${PROJECT}`,
    origin,
    close,
    envelopes,
    refused,
    events: () =>
      envelopes
        .flatMap(({ items }) => items)
        .filter(({ headers }) => headers.type === 'event')
        .map(({ payload }) => payload as ArrivedEvent),
    answerWith: (next) => void (answer = next),
    waiting: () => open.size,
  };
}

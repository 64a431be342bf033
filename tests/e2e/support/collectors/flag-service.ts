import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveLocally } from './local-server.ts';

/** A request of a client, its body parsed. */
interface Seen {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body?: Record<string, unknown>;
}

/** A service that speaks the front-end API of Unleash. */
export interface FlagService {
  /** Address of the front-end API. */
  url: string;
  /** The token that it takes. */
  key: string;
  /** Names of the flags that are on. */
  on: Set<string>;
  /** Requests of clients, preflights left out. */
  seen: Seen[];
  /** Requests for flags. */
  asked(): Seen[];
  /** Reports of use. */
  metrics(): Seen[];
  close(): void;
}

const PATH = '/api/frontend';
const KEY = 'default:test.front-end-token';
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Flags that are off are left out, as the service does it. */
function flagsAnswer(on: ReadonlySet<string>): string {
  const toggles = [...on].map((name) => ({
    name,
    enabled: true,
    variant: { name: 'disabled', enabled: false, feature_enabled: true },
    impressionData: false,
  }));
  return JSON.stringify({ toggles });
}

/** Parts that the service asks of a report: name of the program, and a bucket of counts with its times. */
function isReport(body: Record<string, unknown> = {}): boolean {
  const { start, stop, toggles } = (body.bucket ?? {}) as Record<string, unknown>;
  const isTime = (text: unknown) => !Number.isNaN(Date.parse(String(text)));
  return typeof body.appName === 'string' && isTime(start) && isTime(stop) && Boolean(toggles);
}

function sendFlags({ on }: FlagService, { headers }: Seen, response: ServerResponse): void {
  const answer = flagsAnswer(on);
  const etag = `"${createHash('sha256').update(answer).digest('hex').slice(0, 16)}"`;
  if (headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
  else response.writeHead(200, { ...JSON_TYPE, etag }).end(answer);
}

/** Starts the service at any free port, on an origin of its own. */
export async function startFlagService(): Promise<FlagService> {
  const { origin, close } = await serveLocally((request, body, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-expose-headers', 'ETag');
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'GET,POST');
      response.setHeader(
        'access-control-allow-headers',
        request.headers['access-control-request-headers'] ?? '',
      );
      return void response.writeHead(204).end();
    }
    const { pathname: path, searchParams } = new URL(request.url!, 'http://flags');
    const text = String(body);
    const seen: Seen = {
      method: request.method!,
      path,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: text ? (JSON.parse(text) as Record<string, unknown>) : undefined,
    };
    service.seen.push(seen);
    if (request.headers.authorization !== KEY) return void response.writeHead(401).end();
    if (path === PATH) return sendFlags(service, seen, response);
    if (path !== `${PATH}/client/metrics`) return void response.writeHead(404).end();
    response.writeHead(seen.method === 'POST' && isReport(seen.body) ? 202 : 400).end();
  });
  const service: FlagService = {
    url: origin + PATH,
    key: KEY,
    on: new Set(),
    seen: [],
    asked: () => service.seen.filter(({ path }) => path === PATH),
    metrics: () => service.seen.filter(({ path }) => path === `${PATH}/client/metrics`),
    close,
  };
  return service;
}

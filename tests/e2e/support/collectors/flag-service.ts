import type { IncomingMessage } from 'node:http';
import { serveLocally } from './local-server.ts';

/** A request of a client. */
interface Seen {
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A service that speaks the front-end API of Unleash, and has no flag on. */
export interface FlagService {
  /** Address of the front-end API. */
  url: string;
  /** The token that it takes. */
  key: string;
  /** Requests of clients, preflights left out. */
  seen: Seen[];
  /** Requests for flags. */
  asked(): Seen[];
  close(): void;
}

const PATH = '/api/frontend';
const KEY = 'default:test.front-end-token';

/** Starts the service at any free port, on an origin of its own. */
export async function startFlagService(): Promise<FlagService> {
  const seen: Seen[] = [];
  const { origin, close } = await serveLocally(({ method, url, headers }, body, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-expose-headers', 'ETag');
    if (method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'GET,POST');
      const asked = headers['access-control-request-headers'] ?? '';
      return response.setHeader('access-control-allow-headers', asked).writeHead(204).end();
    }
    const { pathname: path, searchParams } = new URL(url!, 'http://flags');
    seen.push({ path, query: Object.fromEntries(searchParams), headers, body: String(body) });
    if (headers.authorization !== KEY) return response.writeHead(401).end();
    if (path !== PATH) return response.writeHead(202).end();
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{"toggles":[]}');
  });
  const asked = () => seen.filter(({ path }) => path === PATH);
  return { url: origin + PATH, key: KEY, seen, asked, close };
}

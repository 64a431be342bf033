import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { serveLocally } from './local-server.ts';

const PATH = '/api/frontend';
const KEY = 'default:test.front-end-token';

/** Starts a service that speaks the front-end API of Unleash, on an origin of its own; no flag is on. */
export async function startFlagService() {
  const seen: { path: string; headers: object; query: object; body: string }[] = [];
  const app = new Hono().use(cors({ origin: '*', exposeHeaders: ['ETag'] })).all('*', async (c) => {
    const { path } = c.req;
    seen.push({ path, headers: c.req.header(), query: c.req.query(), body: await c.req.text() });
    if (c.req.header('authorization') !== KEY) return c.body(null, 401);
    return path === PATH ? c.json({ toggles: [] }) : c.body(null, 202);
  });
  const { origin, close } = await serveLocally(app);
  return {
    /** Address of the front-end API, and the token that it takes. */
    url: origin + PATH,
    key: KEY,
    /** Requests of clients, preflights left out. */
    seen,
    /** Requests for flags. */
    asked: () => seen.filter(({ path }) => path === PATH),
    close,
  };
}

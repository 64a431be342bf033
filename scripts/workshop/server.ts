import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { listen } from '../../src/server/node/listen.ts';
import { NoSuchPlace, UserError } from '../../src/workshop/say.ts';
import { createBrandStore, type BrandStore } from './brand-store.ts';
import { addRoutes, sentence } from './routes.ts';
import { openSite, type WorkshopSite } from './site.ts';

interface WorkshopInput {
  /** The project's root. */
  root: string;
  /** The folder of the page's files. */
  folder: string;
  store: BrandStore;
  site: WorkshopSite;
  /** The token that every call has to carry: only the page that this start has opened knows it. */
  token: string;
}

/** This machine alone: the workshop writes files. */
const LOCAL = '127.0.0.1';
/** The largest change of texts is far smaller; an image of 200 KB has grown by a third in transport. */
const MAX_BYTES = 384 * 1024;
const HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/** Whether a call has the token of this start, and was made by a page of this origin. */
function isOurs(headers: Headers, token: string): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  const origin = headers.get('origin') ?? `http://${headers.get('host')}`;
  const [given, expected] = [headers.get('x-workshop-token') ?? '', token].map((one) =>
    Buffer.from(one),
  ) as [Buffer, Buffer];
  const isToken = given.length === expected.length && timingSafeEqual(given, expected);
  return site === 'same-origin' && origin === `http://${headers.get('host')}` && isToken;
}

/**
 * Serves the page, and takes changes from it alone: a call has the token of this start, and comes from
 * this origin (Fetch Metadata). A name that leads here from elsewhere is refused, so that no page of the
 * web reads or writes through the browser of the person who has the workshop open.
 */
export function createWorkshop({ root, folder, token, store, site }: WorkshopInput): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    if (!HOST.test(c.req.header('host') ?? ''))
      return c.text('The workshop answers to localhost alone.', 403);
    await next();
    c.header('cache-control', 'no-store');
    c.header('cross-origin-resource-policy', 'same-origin');
    c.header('content-security-policy', "frame-ancestors 'self'");
    c.header('referrer-policy', 'no-referrer');
    c.header('x-content-type-options', 'nosniff');
    return undefined;
  });
  const limit = bodyLimit({
    maxSize: MAX_BYTES,
    onError: (c) => c.json(sentence(c, new NoSuchPlace('workshop.too-large')), 413),
  });
  app.use('/api/*', limit, async (c, next) => {
    if (!isOurs(c.req.raw.headers, token)) {
      return c.json(sentence(c, new NoSuchPlace('workshop.no-token')), 403);
    }
    await next();
    return undefined;
  });
  app.onError((error, c) => {
    if (error instanceof UserError) return c.json(sentence(c, error), 422);
    console.error(error);
    const reason = error.message;
    return c.json(sentence(c, new NoSuchPlace('workshop.nothing-written', { reason })), 500);
  });
  addRoutes(app, { root, folder, store, site });
  app.use(serveStatic({ root: folder }));
  return app;
}

/**
 * Draws the brands below `root` into `folder` and serves the page for them. The address has the token of
 * this start, without which no call is taken. Port 0 takes any that is free.
 */
export async function serveWorkshop(
  root: string,
  folder: string,
  wanted: number,
  only?: readonly string[],
): Promise<{ server: Server; address: string; site: WorkshopSite }> {
  const site = await openSite({ brandsRoot: root, out: folder, only });
  const token = randomBytes(24).toString('base64url');
  const app = createWorkshop({ root, folder, token, store: createBrandStore(root), site });
  const server = createServer(getRequestListener(app.fetch));
  const port = await listen(server, wanted, LOCAL);
  return { server, address: `http://${LOCAL}:${port}/#token=${token}`, site };
}

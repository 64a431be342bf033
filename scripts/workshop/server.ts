import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { listen } from '../../src/server/node/listen.ts';
import { NoSuchPlace } from '../../src/workshop/edit/json-text.ts';
import type { EditAnswer } from '../../src/workshop/edit/protocol.ts';
import { createBrandStore, EditedMeanwhile, type BrandStore } from './brand-store.ts';
import { createDrawnBrands } from './drawn-brands.ts';
import { addRoutes, isPortuguese, type WorkshopContext } from './routes.ts';
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
const REFUSED = {
  message: 'Open the workshop by the link that its start printed.',
  pt: 'Abra a oficina pelo link que ela mostrou ao iniciar.',
};
const NOT_UNDERSTOOD = {
  message: 'The workshop did not understand this call: reload the page.',
  pt: 'A oficina não entendeu esta chamada: recarregue a página.',
};
const TOO_LARGE = {
  message: 'This is too large to be saved.',
  pt: 'Isto é grande demais para ser salvo.',
};
const saidTo = (c: Context, { message, pt }: { message: string; pt: string }) => ({
  message: isPortuguese(c) ? pt : message,
});
const HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/** Whether a secret is the expected one, in a time that does not depend on how much of it is right. */
function isToken(given: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether a call has the token of this start, and was made by a page of this origin. */
function isOurs(headers: Headers, token: string): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  const origin = headers.get('origin');
  const isHere = origin === null || origin === `http://${headers.get('host')}`;
  return site === 'same-origin' && isHere && isToken(headers.get('x-workshop-token'), token);
}

async function isObject(request: Request): Promise<boolean> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null && !Array.isArray(body);
  } catch {
    return false;
  }
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
  const tooLarge = (c: Context) => c.json(saidTo(c, TOO_LARGE), 413);
  app.use('/api/*', bodyLimit({ maxSize: MAX_BYTES, onError: tooLarge }), async (c, next) => {
    if (!isOurs(c.req.raw.headers, token)) return c.json(saidTo(c, REFUSED), 403);
    if (!(await isObject(c.req.raw.clone()))) return c.json(saidTo(c, NOT_UNDERSTOOD), 400);
    await next();
    return undefined;
  });
  app.onError((error, c) => {
    if (error instanceof NoSuchPlace) {
      return c.json(saidTo(c, error), error instanceof EditedMeanwhile ? 409 : 422);
    }
    console.error(error);
    return c.json(
      saidTo(c, {
        message: `Nothing was written: ${error.message}`,
        pt: `Nada foi gravado: ${error.message}`,
      }),
      500,
    );
  });

  const drawn = createDrawnBrands(root, site);
  const answer = (files: string[]): EditAnswer => ({
    files,
    rest: drawn.rest,
    revision: drawn.revision,
    changed: store.changed(),
    canUndo: store.canUndo,
  });
  const viewed = (c: Context) => c.req.header('x-workshop-brand') ?? '';
  const save: WorkshopContext['save'] = async (c, files) => {
    drawn.refuseUnseen(files, Number(c.req.header('x-workshop-revision') ?? drawn.revision));
    const paths = await store.write(files);
    await drawn.draw(viewed(c));
    return answer(paths);
  };
  const { check, programTexts } = site;
  addRoutes(app, { root, programTexts, check, drawn, save });
  app.post('/api/refresh', async (c) => {
    const files = await drawn.draw(viewed(c));
    if (files.length === 0) await drawn.drawRest();
    return c.json(answer(files));
  });
  app.post('/api/undo', async (c) => {
    const paths = store.undo();
    await drawn.draw(viewed(c));
    return c.json(answer(paths));
  });
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
  const store = createBrandStore(root);
  const app = createWorkshop({ root, folder, token, store, site });
  const server = createServer(getRequestListener(app.fetch));
  const port = await listen(server, wanted, LOCAL);
  return { server, address: `http://${LOCAL}:${port}/#token=${token}`, site };
}

import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Server } from 'node:http';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { NoSuchPlace, UserError } from '../../src/workshop/say.ts';
import { addPages, serve } from './host.ts';
import { workshopProgram } from './program.ts';
import { addRoutes, REPORTS, sentence } from './routes.ts';
import type { BrandReader } from './shown-brands.ts';

/** The largest change of texts is far smaller; an image of 200 KB has grown by a third in transport. */
const MAX_BYTES = 384 * 1024;
const HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

function isOurs(headers: Headers, token: string): boolean {
  const own = `http://${headers.get('host')}`;
  const [given, expected] = [headers.get('x-workshop-token') ?? '', token].map((one) =>
    Buffer.from(one),
  ) as [Buffer, Buffer];
  return (
    (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin' &&
    (headers.get('origin') ?? own) === own &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  );
}

/**
 * The page of the folder `program`, and the calls that it makes. A call has the token of this start, and
 * comes from this origin (Fetch Metadata). A name that leads here from elsewhere is refused, so that no page
 * of the web reads or writes through the browser of the person who has the workshop open.
 */
export function createWorkshop(
  root: string,
  brands: BrandReader,
  program: string,
  token: string,
): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    if (!HOST.test(c.req.header('host') ?? ''))
      return c.text('The workshop answers to localhost alone.', 403);
    c.header('cache-control', 'no-store');
    c.header('cross-origin-resource-policy', 'same-origin');
    c.header('content-security-policy', "frame-ancestors 'self'");
    c.header('referrer-policy', 'no-referrer');
    c.header('x-content-type-options', 'nosniff');
    return next();
  });
  const limit = bodyLimit({
    maxSize: MAX_BYTES,
    onError: (c) => c.json(sentence(c, new NoSuchPlace('workshop.too-large')), 413),
  });
  app.use('/api/*', limit, (c, next) =>
    isOurs(c.req.raw.headers, token)
      ? next()
      : Promise.resolve(c.json(sentence(c, new NoSuchPlace('workshop.no-token')), 403)),
  );
  app.onError((error, c) => {
    if (error instanceof UserError) return c.json(sentence(c, error), 422);
    console.error(error);
    const reason = error.message;
    return c.json(sentence(c, new NoSuchPlace('workshop.nothing-written', { reason })), 500);
  });
  const files = addRoutes(app, root, brands);
  app.use('/diff/*', serveStatic({ root, rewriteRequestPath: (path) => `/${REPORTS}${path}` }));
  return addPages(app, program, files);
}

/** Serves the page to this machine. Its address has the token of this start, without which no call is taken. */
export async function serveWorkshop(
  root: string,
  brands: BrandReader,
  port: number,
): Promise<{ server: Server; address: string }> {
  const token = randomBytes(24).toString('base64url');
  const app = createWorkshop(root, brands, await workshopProgram(), token);
  const { server, origin } = await serve(app, port);
  return { server, address: `${origin}/#token=${token}` };
}

import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { listen } from '../../src/server/node/listen.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Named by their content. */
const HASHED = /^\/(assets\/|brands\/[^/]+\/|brands\/.*\.\w{8}\.js$)/;

/** Serves a folder of static files to this machine, as any host would. Port 0 takes any that is free. */
export async function serveFolder(
  root: string,
  port: number,
  host = '127.0.0.1',
): Promise<{ server: Server; port: number }> {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', HASHED.test(c.req.path) && c.res.ok ? FOR_EVER : 'no-cache');
  });
  app.use(serveStatic({ root }));
  const server = createServer(getRequestListener(app.fetch));
  return { server, port: await listen(server, port, host) };
}

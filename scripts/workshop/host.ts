import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { listen } from '../../src/server/node/listen.ts';
import { pageFiles, type PageFiles } from '../../src/workshop/site/page-files.ts';
import type { ShownBrands } from '../../src/workshop/site/project.ts';

/** Vite names them by their content. */
const ASSETS = '/assets/*';
/** This machine alone: the workshop writes files. */
const LOCAL = '127.0.0.1';

/** Adds the pages of a folder, and the files that are made for them as brands are now. */
export function addPages(app: Hono, folder: string, files: () => PageFiles): Hono {
  app.use(ASSETS, async (c, next) => {
    await next();
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable');
  });
  app.get('*', (c, next) => {
    const name = c.req.path.slice(1);
    const content = files().get(name)?.();
    if (content === undefined) return next();
    return Promise.resolve(c.body(content, 200, { 'content-type': getMimeType(name) ?? '' }));
  });
  return app.use(serveStatic({ root: folder }));
}

/** The pages of a folder for brands that stay as they are. */
export function pagesOf(folder: string, shown: ShownBrands): Hono {
  const files = pageFiles(shown);
  return addPages(new Hono(), folder, () => files);
}

/** Serves to this machine. Port 0 takes any that is free. */
export async function serve(app: Hono, wanted: number) {
  const server = createServer(getRequestListener(app.fetch));
  const port = await listen(server, wanted, LOCAL);
  return { server, origin: `http://${LOCAL}:${port}` };
}

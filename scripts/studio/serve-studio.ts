import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { listen } from '../../src/server/node/listen.ts';
import { openPreview } from '../preview-brands/preview-site.ts';
import { createBrandStore } from './brand-store.ts';
import { createStudio } from './studio-server.ts';

/** This machine alone: the studio writes files. */
const HOST = '127.0.0.1';

/**
 * Draws the brands below `root` into `folder` and serves the studio for them. The address has the
 * token of this start, without which no call is taken. Port 0 takes any that is free.
 */
export async function serveStudio(
  root: string,
  folder: string,
  wanted: number,
): Promise<{ server: Server; address: string }> {
  const preview = await openPreview({ brandsRoot: root, out: folder });
  const token = randomBytes(24).toString('base64url');
  const app = createStudio({ root, folder, token, store: createBrandStore(root), preview });
  const server = createServer(getRequestListener(app.fetch));
  const port = await listen(server, wanted, HOST);
  return { server, address: `http://${HOST}:${port}/#token=${token}` };
}

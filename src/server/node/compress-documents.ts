import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { accepts } from '../http/accepted-encoding.ts';

const compress = promisify(gzip);

/**
 * Compresses documents in gzip for browsers that take it; files of the build are compressed beforehand, and answers
 * of calls are short. Hono's own `compress` goes through web streams, which cost the processor three times as much.
 */
export const compressDocuments: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, headers, status } = c.res;
  const isDocument = headers.get('content-type')?.startsWith('text/html');
  if (!isDocument || !body || !accepts(c.req.header('accept-encoding') ?? null, 'gzip')) return;
  const compressed = await compress(await c.res.arrayBuffer());
  headers.set('content-encoding', 'gzip');
  // Hono would copy the headers, and read the new body as a stream.
  c.res = undefined;
  c.res = new Response(compressed, { status, headers });
};

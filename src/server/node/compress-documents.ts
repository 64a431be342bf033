import { gzipSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';

const takesGzip = (header = '') =>
  parseAccept(header).some(({ type, q }) => (type === 'gzip' || type === '*') && q > 0);

/** One byte in twenty more than the default level, for half of its time. */
const LEVEL = 4;

/**
 * Compresses documents; files of the build are compressed beforehand. Hono's own `compress` goes through web streams,
 * and zlib's promise through another thread: either costs more processor than the compression itself.
 */
export const compressDocuments: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, headers, status } = c.res;
  const isDocument = headers.get('content-type')?.startsWith('text/html');
  if (!isDocument || !body || !takesGzip(c.req.header('accept-encoding'))) return;
  const compressed = gzipSync(await c.res.arrayBuffer(), { level: LEVEL });
  headers.set('content-encoding', 'gzip');
  // Hono would copy the headers, and read the new body as a stream.
  c.res = undefined;
  c.res = new Response(compressed, { status, headers });
};

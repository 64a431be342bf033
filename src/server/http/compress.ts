import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { HandlerDeps } from '../deps.ts';

/** Below this a packet is sent anyway. */
const MIN_BYTES = 1024;

/**
 * Compresses documents, in the smallest form that the request accepts. Hono's own `compress` has no
 * brotli.
 */
export function compressDocuments(compress: HandlerDeps['compress']): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const isDocument = c.res.headers.get('content-type')?.startsWith('text/html');
    if (!compress || !isDocument || !c.res.body) return;
    c.header('vary', 'accept-encoding', { append: true });
    if (c.res.headers.has('content-encoding')) return;
    const encoding = acceptedEncoding(c.req.header('accept-encoding') ?? null);
    if (!encoding) return;
    const { status, headers } = c.res;
    const bytes = new Uint8Array(await c.res.arrayBuffer());
    const isWorthIt = bytes.byteLength >= MIN_BYTES;
    const smaller = isWorthIt ? await compress(bytes, encoding) : bytes;
    c.res = new Response(smaller as Uint8Array<ArrayBuffer>, { status, headers });
    if (isWorthIt) c.res.headers.set('content-encoding', encoding);
  };
}

import { Hono, type MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';

/** Whether a path asks for a file, so that a missing one is 404 and no page of the checkout. */
export const isFilePath = (path: string): boolean =>
  /^\/(assets|brands|\.well-known)\//.test(path) || typeof getMimeType(path) === 'string';

/** Named with a hash by the build: in the file's own name or, for a brand's images, its folder's. */
const IMMUTABLE = /^\/(assets|brands)\/.*[.-][\w-]{8,}\.\w+$|^\/brands\/[^/]+\//;
export const isImmutable = (urlPath: string): boolean => IMMUTABLE.test(urlPath);
const KEPT = 'public, max-age=31536000, immutable';
/** It may name hashed files (the catalogue does), and those are gone after a deploy. */
const REVALIDATED = 'no-cache';

/** Opened by itself an SVG is a document of our own origin. */
const SVG_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

const fileHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, ok } = c.res;
  if (!ok) return;
  const { path } = c.req;
  headers.set('vary', 'Accept-Encoding');
  headers.set('cache-control', isImmutable(path) ? KEPT : REVALIDATED);
  if (headers.get('content-type')?.startsWith('image/svg')) {
    headers.set('content-security-policy', SVG_POLICY);
  }
  // The address of an immutable file says as much as its content, which then need not be read for a tag.
  const coding = headers.get('content-encoding') ?? 'plain';
  if (isImmutable(path)) headers.set('etag', `"${path.slice(1)}-${coding}"`);
};

export function createFiles(folders: readonly MiddlewareHandler[]): Hono {
  const files = new Hono();
  const retainedHeaders = [...RETAINED_304_HEADERS, 'content-security-policy'];
  files.get('*', etag({ retainedHeaders }), fileHeaders, ...folders);
  files.notFound((c) => c.text('Not Found', 404));
  return files;
}

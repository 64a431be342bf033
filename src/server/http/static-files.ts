import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

/** A file of the build, as it was read. */
export interface StaticFile {
  type: string;
  /** Its address changes with its content, so that it may be kept for ever. */
  immutable: boolean;
  /** Quoted; changes with the content. */
  etag: string;
  body: Uint8Array;
  br?: Uint8Array;
  gzip?: Uint8Array;
}

const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  mjs: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

const KEPT = 'public, max-age=31536000, immutable';
/** It may name hashed files (the catalogue does), and those are gone after a deploy: always asked for. */
const REVALIDATED = 'no-cache';

/** Opened by itself an SVG is a document of our own origin; it must not run what it holds. */
const SVG_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

function extensionOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

export function contentTypeOf(path: string): string {
  return CONTENT_TYPES[extensionOf(path)] ?? 'application/octet-stream';
}

/** Whether a path asks for a file, so that a missing one is 404 and no page of the checkout. */
export function isFilePath(path: string): boolean {
  return (
    /^\/(assets|brands|\.well-known)\//.test(path) ||
    Object.hasOwn(CONTENT_TYPES, extensionOf(path))
  );
}

/** Named with a hash by the build: in the file's own name or, for a brand's images, its folder's. */
const IMMUTABLE = /^\/(assets|brands)\/.*[.-][\w-]{8,}\.\w+$|^\/brands\/[^/]+\//;

/** Whether a file's address changes with its content. */
export const isImmutable = (urlPath: string): boolean => IMMUTABLE.test(urlPath);

/** Whether a file is not served by its own address: a dot file, or the compressed copy of another. */
export const isHidden = (path: string): boolean => /(^|\/)\.|\.(br|gz)$/.test(path);

/** The path as files are listed by; undefined for one that no percent-decoder understands. */
export function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** The tag of a file in one coding: each coding is another representation (RFC 9110, 8.8.3). */
function etagIn(file: StaticFile, encoding: Encoding | undefined): string {
  return encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
}

/**
 * Whether an If-None-Match header names a tag: `*`, or a list, compared weakly, for a proxy that
 * compresses weakens the tag (RFC 9110, sections 8.8.3.2 and 13.1.2).
 */
function namesTag(header: string | null, etag: string): boolean {
  if (header?.trim() === '*') return true;
  const tags = header?.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => tag.replace(/^W\//, '') === etag);
}

function headersOf(file: StaticFile, etag: string): Headers {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.immutable ? KEPT : REVALIDATED,
    etag,
    vary: 'accept-encoding',
  });
  if (file.type === CONTENT_TYPES.svg) headers.set('content-security-policy', SVG_POLICY);
  return headers;
}

/** A listed file as a response, in the smallest form that the request accepts. */
export function serveFile(request: Request, file: StaticFile): Response {
  const accepted = acceptedEncoding(request.headers.get('accept-encoding'));
  const encoding = accepted && file[accepted] ? accepted : undefined;
  const etag = etagIn(file, encoding);
  const headers = headersOf(file, etag);
  if (namesTag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding) headers.set('content-encoding', encoding);
  const body = (encoding && file[encoding]) ?? file.body;
  return new Response(body as Uint8Array<ArrayBuffer>, { headers });
}

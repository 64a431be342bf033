import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono, type Handler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import {
  contentSecurityPolicy,
  newNonce,
} from '../../../src/server/http/content-security-policy.ts';
import { commonHeaders, documentHeaders } from '../../../src/server/http/headers.ts';
import { compressDocuments } from '../../../src/server/node/compress-documents.ts';
import { keepConnections, listen } from '../../../src/server/node/listen.ts';
import {
  NONCE_MARK,
  pageResponse,
  type DrawnDocument,
} from '../../../src/server/pages/page-cache.ts';
import { compressedCopies } from '../../build/compress-assets.ts';
import type { BuiltRivals } from './build-rivals.ts';

const KEEP_ALIVE_MS = 75_000;

/** Ajv compiles schemas in the browser, which the product's policy forbids. */
const withEval = (policy: string) =>
  policy
    .replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")
    .replace("; require-trusted-types-for 'script'; trusted-types 'none'", '');

/** A page as the product keeps its own: it waits for the nonce of a response. */
function drawn({ htmlOf, needsEval }: BuiltRivals['pages'][string]): DrawnDocument {
  const policy = contentSecurityPolicy({ nonce: NONCE_MARK, images: [] });
  const headers = {
    ...documentHeaders(needsEval ? withEval(policy) : policy),
    'cache-control': 'private, no-cache',
  };
  return { html: htmlOf(NONCE_MARK), headers };
}

/** Sends a script in the smallest form that the browser takes, to be kept for ever. */
async function scriptAt(path: string, text: string): Promise<Handler> {
  const body = new TextEncoder().encode(text);
  const { br, gz } = await compressedCopies(path, body);
  const copies = { br, gzip: gz };
  return (c) => {
    const accepted = c.req.header('accept-encoding') ?? '';
    const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one) && copies[one]);
    if (encoding) c.header('content-encoding', encoding);
    c.header('content-type', getMimeType(path));
    c.header('cache-control', 'public, max-age=31536000, immutable');
    c.header('vary', 'Accept-Encoding');
    return c.body(((encoding && copies[encoding]) ?? body) as Uint8Array<ArrayBuffer>);
  };
}

/** Serves rivals as the product serves itself: the same server, headers, policy, nonces and compression. */
export async function serveRivals({
  scripts,
  pages,
}: BuiltRivals): Promise<{ origin: string; stop(): void }> {
  const app = new Hono();
  app.use(commonHeaders({ isSecure: false, allowPlainSubdomains: false }), compressDocuments);
  for (const [path, text] of Object.entries(scripts)) {
    app.get(path, await scriptAt(path, text));
  }
  for (const [path, page] of Object.entries(pages)) {
    const document = drawn(page);
    app.get(path, () => pageResponse(document, newNonce()));
  }
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  keepConnections(server, KEEP_ALIVE_MS);
  const port = await listen(server, 0, undefined);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${port}`, stop };
}

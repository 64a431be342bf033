import type { SandboxBrand } from '../../sandbox/sandbox-brand.ts';
import type { Settings } from '../settings/settings.ts';

/** Answers a call; of its address only path and query count. Rejects when the connection breaks before an answer. */
export type Upstream = (request: Request) => Promise<Response>;

/** Longer than the client's own 60 s, so that the buyer's side decides what is too long. */
const MAX_CALL_MS = 65_000;

function remoteUpstream(apiUrl: URL, fetch: typeof globalThis.fetch): Upstream {
  const base = apiUrl.origin + apiUrl.pathname.replace(/\/$/, '');
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = await request.arrayBuffer();
    return fetch(base + pathname + search, {
      method: request.method,
      headers: request.headers,
      body: body.byteLength > 0 ? body : undefined,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(MAX_CALL_MS)]),
    });
  };
}

/** API_URL, or else the embedded sandbox, made at the first call: a start reads no brand for it. */
export function createUpstream(
  { apiUrl }: Pick<Settings, 'apiUrl'>,
  readSandboxBrands: () => Promise<SandboxBrand[]>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Upstream {
  if (apiUrl) return remoteUpstream(apiUrl, fetch);
  const open = async () => {
    const { createSandbox } = await import('../../sandbox/create-sandbox.ts');
    return createSandbox({ brands: await readSandboxBrands() });
  };
  let opened: ReturnType<typeof open> | undefined;
  return async (request) => {
    opened ??= open().catch((error: unknown) => {
      // The next call tries again.
      opened = undefined;
      throw error;
    });
    return (await opened).fetch(request);
  };
}

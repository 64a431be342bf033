import type { SandboxBrand } from '../../sandbox/sandbox-brand.ts';
import type { Settings } from '../settings/settings.ts';
import { remoteUpstream, type Upstream } from './remote-upstream.ts';

/**
 * The upstream that the settings name: API_URL, or else the embedded sandbox. The sandbox remembers
 * leads and payments, so it is made once per process, at the first call: a start reads no brand for it.
 */
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

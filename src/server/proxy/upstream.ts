import type { SandboxBrand } from '../../sandbox/sandbox-brand.ts';
import type { Settings } from '../settings.ts';
import { remoteUpstream, type Upstream } from './remote-upstream.ts';

/**
 * The upstream that the settings name: API_URL, or else the embedded sandbox. The sandbox remembers
 * leads and payments, so it is made once per process.
 */
export async function createUpstream(
  { apiUrl }: Pick<Settings, 'apiUrl'>,
  readSandboxBrands: () => Promise<SandboxBrand[]>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Upstream> {
  if (apiUrl) return remoteUpstream(apiUrl, fetch);
  const { createSandbox } = await import('../../sandbox/create-sandbox.ts');
  const sandbox = createSandbox({ brands: await readSandboxBrands() });
  return (request) => sandbox.fetch(request);
}

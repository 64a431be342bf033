import { createBrandStore, SERVER_FILES } from '../../src/server/node/brand-store.ts';
import { openFolder } from '../../src/server/node/disk-files.ts';
import type { Settings } from '../../src/server/settings/settings.ts';
import { createUpstream } from '../../src/server/proxy/upstream.ts';
import type { BrandRuntime } from '../../src/contract/compiled-brand.ts';
import { buildBrands } from '../build/build-brands.ts';
import { reportDiagnostics } from './report-diagnostics.ts';

/** Files of a version before stay, for pages that are open. */
export const DEV_FOLDER = '.generated/brands';

/**
 * Builds the brands for development and gives what the server needs of them, the sandbox included:
 * it answers from the brands, so it begins anew with them. `built` is undefined when a brand file is
 * wrong; the findings are on stderr by then.
 */
export async function devBrands(runtime: BrandRuntime, settings: Settings) {
  const { diagnostics } = await buildBrands({ outDir: DEV_FOLDER, minify: false });
  if (reportDiagnostics(diagnostics) > 0) return { built: undefined, diagnostics };
  const store = createBrandStore(DEV_FOLDER, runtime);
  const files = [openFolder(DEV_FOLDER, '/brands', (path) => !SERVER_FILES.includes(path))];
  const built = {
    catalogue: await store.readCatalogue(),
    loadBrand: store.loadBrand,
    loadLooks: store.loadLooks,
    files,
    upstream: createUpstream(settings, store.readSandboxBrands),
  };
  return { built, diagnostics };
}

import { createBrandStore, SERVER_FILES } from '../../src/server/brand-store.ts';
import { brandsOnDisk } from '../../src/server/node/brands-on-disk.ts';
import { openFolder } from '../../src/server/node/disk-files.ts';
import type { Settings } from '../../src/server/settings.ts';
import { createUpstream } from '../../src/server/proxy/upstream.ts';
import type { BrandRuntime } from '../../src/contract/compiled-brand.ts';
import { buildBrands } from '../build/build-brands.ts';
import { reportDiagnostics } from './report-diagnostics.ts';

const FOLDER = '.generated/brands';

/**
 * Builds the brands for development and gives what the server needs of them, the sandbox included:
 * it answers from the brands, so it begins anew with them. `built` is undefined when a brand file is
 * wrong; the findings are on stderr by then.
 */
export async function devBrands(runtime: BrandRuntime, settings: Settings) {
  const { diagnostics } = await buildBrands({ outDir: FOLDER, minify: false });
  if (reportDiagnostics(diagnostics) > 0) return { built: undefined, diagnostics };
  const { readCatalogue, readSandboxBrands, loadBrand, loadLooks } = createBrandStore(
    brandsOnDisk(FOLDER),
    runtime,
  );
  const files = await openFolder(FOLDER, '/brands', SERVER_FILES);
  const built = {
    catalogue: await readCatalogue(),
    loadBrand,
    loadLooks,
    staticFile: files,
    upstream: await createUpstream(settings, readSandboxBrands),
  };
  return { built, diagnostics };
}

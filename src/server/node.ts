import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandRuntime, renderPage } from '../app/server-entry.tsx';
import { createHandler } from './handler.ts';
import { announcement } from './node/announcement.ts';
import { brandsOnDisk } from './node/brands-on-disk.ts';
import { clientAssetsOf } from './node/client-assets.ts';
import { compress } from './node/compress.ts';
import { readFolders } from './node/disk-files.ts';
import { listen, ListenError, stopOnSignal } from './node/listen.ts';
import { readSettings, SettingError, type Settings, type SettingsOptions } from './settings.ts';
import { createUpstream } from './upstream.ts';

/** dist/, seen from dist/server. */
const BUILD = fileURLToPath(new URL('..', import.meta.url));

/** Only the sandbox reads it; it holds what no buyer should see. */
const HIDDEN_BRAND_FILES = ['sandbox.json'];

/** The handler on what the build left in dist/. */
async function builtHandler(settings: Settings) {
  const brands = brandsOnDisk(join(BUILD, 'brands'), brandRuntime);
  const manifest = await readFile(join(BUILD, 'client/.vite/manifest.json'), 'utf8');
  const files = await readFolders([
    { path: join(BUILD, 'client'), urlPath: '', hidden: ['index.html'] },
    { path: join(BUILD, 'brands'), urlPath: '/brands', hidden: HIDDEN_BRAND_FILES },
  ]);
  const catalogue = await brands.readCatalogue();
  const handler = createHandler(settings, {
    catalogue,
    loadBrand: brands.loadBrand,
    renderPage,
    clientAssets: clientAssetsOf(JSON.parse(manifest)),
    upstream: await createUpstream(settings, brands.readSandboxBrands),
    staticFile: (path) => files.get(path),
    compress,
  });
  return { catalogue, handler };
}

/** Runs the built server until a signal stops it. A wrong setting or a taken port ends with 1. */
export async function main(options: SettingsOptions): Promise<void> {
  try {
    const settings = readSettings(process.env, options);
    const { catalogue, handler } = await builtHandler(settings);
    const { server, port } = await listen(handler, settings.port);
    stopOnSignal(server);
    const upstream = settings.apiUrl
      ? `calls go to ${settings.apiUrl.origin}`
      : 'on the embedded sandbox: nothing is sold; set API_URL for a real upstream';
    console.log(announcement(catalogue, port, upstream));
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof ListenError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createBuilder } from 'vite';
import { SERVER_FILES } from '../../src/server/brand-store.ts';
import { clientAssetsOf } from '../../src/server/client-assets.ts';
import { shellDocument } from '../../src/server/pages/page-document.ts';
import type { MediaSources } from '../../src/flow/media-sources.ts';
import type { Env } from '../../src/server/setting-values.ts';
import { shellSettings } from '../../src/server/settings.ts';
import { startNoteTexts } from '../../src/server/pages/start-note.ts';
import { version } from '../../package.json';
import { buildBrands } from './build-brands.ts';
import type { Catalogue } from '../../src/contract/compiled-brand.ts';
import { drawBrands } from './draw-brands.ts';
import { compressAssets } from './compress-assets.ts';
import { fingerprint } from './fingerprint.ts';
import { BrandsInvalid, reportDiagnostics } from '../brand-files/report-diagnostics.ts';

const STAMP = 'dist/.stamp';
const SHELL_LANG = 'pt-BR';

async function brands(): Promise<MediaSources> {
  const { diagnostics, media } = await buildBrands({ outDir: 'dist/brands', minify: true });
  if (reportDiagnostics(diagnostics) > 0) throw new BrandsInvalid();
  return media;
}

async function program(): Promise<void> {
  const builder = await createBuilder({ logLevel: 'warn', mode: 'production' });
  await builder.buildApp();
}

/** Refuses brands that the built program cannot draw, or not in time: the server draws them in one thread. */
async function refuseUndrawable(): Promise<void> {
  const catalogue = JSON.parse(await readFile('dist/brands/catalogue.json', 'utf8')) as Catalogue;
  const work = {
    folder: resolve('dist/brands'),
    program: pathToFileURL('dist/server/draw.js').href,
  };
  const refused = await drawBrands(work, catalogue);
  for (const { id, screen, why } of refused) {
    const where = screen === '' ? 'the brand' : `the screen '${screen}'`;
    console.error(`brands/${id}: ${where} cannot be drawn: ${why}`);
  }
  if (refused.length > 0) throw new BrandsInvalid();
}

type ShellSettings = ReturnType<typeof shellSettings>;

/** dist/client alone is all that a host without a server side needs (D-55). */
async function staticHosting(media: MediaSources, settings: ShellSettings): Promise<void> {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'));
  const texts = JSON.parse(await readFile('brands/base/texts.json', 'utf8'));
  const assets = clientAssetsOf(manifest);
  const shell = await shellDocument({
    assets,
    lang: SHELL_LANG,
    appVersion: version,
    lastWords: texts['error.general'],
    note: startNoteTexts(texts),
    media,
    ...settings,
  });
  await writeFile('dist/client/index.html', shell);
  await cp('dist/brands', 'dist/client/brands', {
    recursive: true,
    filter: (source) => !SERVER_FILES.includes(basename(source)),
  });
}

/** Whether dist/ was made of exactly the files that are there now. */
export async function isFresh(): Promise<boolean> {
  const stamp = await readFile(STAMP, 'utf8').catch(() => undefined);
  return stamp === (await fingerprint());
}

/**
 * Builds everything into dist/: brands, client, server, the static shell, compressed copies. Of `env` only
 * the static shell takes settings; a server reads its own when it starts.
 *
 * @throws {SettingError} when one of them is wrong.
 * @throws {BrandsInvalid} when a brand file has an error, or a screen of a brand cannot be drawn in time;
 *   what was found is on stderr by then.
 */
export async function buildAll(env: Env = {}): Promise<void> {
  const settings = shellSettings(env);
  const made = await fingerprint();
  await rm('dist', { recursive: true, force: true });
  await mkdir('dist', { recursive: true });
  // Node takes the built modules for what they are, also where dist/ stands alone.
  await writeFile('dist/package.json', '{ "private": true, "type": "module" }\n');
  const media = await brands();
  await program();
  await refuseUndrawable();
  await staticHosting(media, settings);
  await compressAssets('dist/client');
  await writeFile(STAMP, made);
}

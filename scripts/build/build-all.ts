import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { clientAssetsOf } from '../../src/server/client-assets.ts';
import { shellDocument } from '../../src/server/pages/page-document.ts';
import type { MediaSources } from '../../src/flow/media-sources.ts';
import type { Env } from '../../src/server/settings/setting-values.ts';
import { shellSettings } from '../../src/server/settings/settings.ts';
import { startNoteTexts } from '../../src/server/pages/start-note.ts';
import { version } from '../../package.json';
import { BrandsInvalid, reportDiagnostics } from '../brand-files/report-diagnostics.ts';
import { buildBrands } from './build-brands.ts';
import { compressAssets } from './compress-assets.ts';
import { drawBrands } from './draw-brands.ts';
import { fingerprint } from './fingerprint.ts';

const SOURCES = [
  'brands',
  'package-lock.json',
  'package.json',
  'public',
  'schemas',
  'scripts/brand-files',
  'scripts/build',
  'scripts/floor',
  'src',
  'tsconfig.json',
  'vite.config.ts',
  'widgets',
];

/** The fingerprint of the sources that dist/ was made of. */
const STAMP = 'dist/.stamp';
const SHELL_LANG = 'pt-BR';

export const isFresh = async (): Promise<boolean> =>
  (await readFile(STAMP, 'utf8').catch(() => undefined)) === fingerprint(SOURCES);

async function buildProgram(): Promise<void> {
  await rm('dist', { recursive: true, force: true });
  await mkdir('dist');
  // Node takes the built modules for what they are, also where dist/ stands alone.
  await writeFile('dist/package.json', '{ "private": true, "type": "module" }\n');
  const { createBuilder } = await import('vite');
  await (await createBuilder({ logLevel: 'warn', mode: 'production' })).buildApp();
}

/** dist/client alone is all that a host without a server side needs. */
async function staticHosting(own: ReturnType<typeof shellSettings> & { media: MediaSources }) {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'));
  const texts = JSON.parse(await readFile('brands/base/texts.json', 'utf8'));
  const shell = await shellDocument({
    assets: clientAssetsOf(manifest),
    lang: SHELL_LANG,
    appVersion: version,
    note: startNoteTexts(texts, 'app.noscript'),
    ...own,
  });
  await writeFile('dist/client/index.html', shell);
}

/**
 * Builds everything into dist/, all of which stays where a brand file has an error. Of `env` only the static shell takes
 * settings; a server reads its own when it starts.
 * @throws {SettingError} @throws {BrandsInvalid} with the diagnostics on stderr.
 */
export async function buildAll(env: Env = {}): Promise<void> {
  const settings = shellSettings(env);
  const made = fingerprint(SOURCES);
  const { diagnostics, built } = await buildBrands({
    outDir: 'dist/brands',
    clientDir: 'dist/client/brands',
    minify: true,
    prepare: buildProgram,
  });
  if (reportDiagnostics(diagnostics) > 0 || !built) throw new BrandsInvalid();
  const { brands } = built.catalogue;
  await staticHosting({ ...settings, media: built.media });
  const draw = drawBrands(resolve('dist/brands'), resolve('dist/server/draw.js'), brands).catch(
    ({ message }: Error) => {
      console.error(message);
      throw new BrandsInvalid();
    },
  );
  // Threads of their own compress while this one draws.
  await Promise.all([compressAssets('dist/client'), draw]);
  await writeFile(STAMP, made);
}

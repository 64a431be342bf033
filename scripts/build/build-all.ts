import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import { clientAssetsOf } from '../../src/server/client-assets.ts';
import { shellDocument } from '../../src/server/pages/page-document.ts';
import type { MediaSources } from '../../src/flow/media-sources.ts';
import type { Env } from '../../src/server/settings/setting-values.ts';
import { shellSettings } from '../../src/server/settings/settings.ts';
import { startNoteTexts } from '../../src/server/pages/start-note.ts';
import { version } from '../../package.json';
import { buildBrands } from './build-brands.ts';
import { buildProgram } from './build-program.ts';
import type { Catalogue } from '../../src/contract/compiled-brand.ts';
import { drawBrands } from './draw-brands.ts';
import { compressedCopies, writeCopies } from './compress-assets.ts';
import { keyOf, programFingerprint } from './fingerprint.ts';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import { BrandsInvalid, reportDiagnostics } from '../brand-files/report-diagnostics.ts';

const STAMP = 'dist/.stamp';
/** Parts of dist/ that stay where they are the same; all others go. */
const KEPT = ['brands', 'client', 'program.json', 'server'];
const SHELL_LANG = 'pt-BR';

/** Refuses brands that the built program cannot draw, or not in time: the server draws them in one thread. */
async function refuseUndrawable({ brands }: Catalogue): Promise<void> {
  const refused = await drawBrands({
    folder: resolve('dist/brands'),
    program: pathToFileURL('dist/server/draw.js').href,
    brands,
  });
  if (!refused) return;
  const { id, screen, why } = refused;
  const where = screen === '' ? 'the brand' : `the screen '${screen}'`;
  console.error(`brands/${id}: ${where} cannot be drawn: ${why}`);
  throw new BrandsInvalid();
}

type ShellSettings = ReturnType<typeof shellSettings>;

/** dist/client alone is all that a host without a server side needs. */
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
  const path = 'dist/client/index.html';
  await writeFile(path, shell);
  await writeCopies(path, await compressedCopies(path, Buffer.from(shell)));
}

/** Fingerprint of the sources that dist/ was made of; undefined where no build has ended. */
const lastStamp = (): Promise<string | undefined> => readFile(STAMP, 'utf8').catch(() => undefined);

function stampOf({ json, images, others = [] }: BrandSources, program: string): string {
  return keyOf(program, process.version, JSON.stringify([[...json], [...images], others]));
}

/** Whether dist/ was made of exactly the files that are there now. */
export const isFresh = async (): Promise<boolean> =>
  (await lastStamp()) === stampOf(readBrandSources('.'), programFingerprint());

/** Makes dist/ ready for the brands: the program is in it, and nothing of an earlier build but brands. */
async function prepare(program: string): Promise<void> {
  await mkdir('dist', { recursive: true });
  const stale = (await readdir('dist')).filter((name) => !KEPT.includes(name));
  for (const name of stale) await rm(join('dist', name), { recursive: true, force: true });
  // Node takes the built modules for what they are, also where dist/ stands alone.
  await writeFile('dist/package.json', '{ "private": true, "type": "module" }\n');
  await buildProgram(program);
}

/**
 * Builds everything into dist/: client, server, brands, the static shell, compressed copies. The program stays where
 * nothing but brand files has changed, and files of brands that are the same; where a brand file has an error, all of
 * it does. Of `env` only the static shell takes settings; a server reads its own when it starts.
 *
 * @throws {SettingError} when one of them is wrong.
 * @throws {BrandsInvalid} when a brand file has an error, or a screen of a brand cannot be drawn in time;
 *   the diagnostics are on stderr by then.
 */
export async function buildAll(env: Env = {}): Promise<void> {
  const settings = shellSettings(env);
  const program = programFingerprint();
  const read = readBrandSources('.');
  const { diagnostics, built } = await buildBrands({
    outDir: 'dist/brands',
    clientDir: 'dist/client/brands',
    minify: true,
    read,
    prepare: () => prepare(program),
  });
  if (reportDiagnostics(diagnostics) > 0 || !built) throw new BrandsInvalid();
  await refuseUndrawable(built.catalogue);
  await staticHosting(built.media, settings);
  await writeFile(STAMP, stampOf(read, program));
}

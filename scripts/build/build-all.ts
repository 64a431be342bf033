import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Worker } from 'node:worker_threads';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import { clientAssetsOf } from '../../src/server/client-assets.ts';
import { shellDocument } from '../../src/server/pages/page-document.ts';
import type { MediaSources } from '../../src/flow/media-sources.ts';
import type { Env } from '../../src/server/setting-values.ts';
import { shellSettings } from '../../src/server/settings.ts';
import { startNoteTexts } from '../../src/server/pages/start-note.ts';
import { version } from '../../package.json';
import { buildBrands } from './build-brands.ts';
import { buildProgram, hasProgram } from './build-program.ts';
import { keyOf, NO_CACHE, openCache, type BuildCache } from './cache/build-cache.ts';
import type { CatalogueEntry } from '../../src/contract/compiled-brand.ts';
import { drawBrands, startDrawer, type DrawWork, type KnownViews } from './draw-brands.ts';
import { compressedCopies, writeCopies } from './compress-assets.ts';
import { programFingerprint } from './fingerprint.ts';
import { sourcesOf } from './brands/check-project.ts';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import { BrandsInvalid, reportDiagnostics } from '../brand-files/report-diagnostics.ts';

const STAMP = 'dist/.stamp';
/** Parts of dist/ that are looked at before they are made anew; all others go, as an older dist/edge. */
const KEPT = ['brands', 'brands.json', 'client', 'program.json', 'server'];
const SHELL_LANG = 'pt-BR';

const DRAWING: DrawWork = {
  folder: resolve('dist/brands'),
  program: pathToFileURL('dist/server/draw.js').href,
};

interface Drawing {
  /** The fingerprint of the program that draws. */
  program: string;
  cache: BuildCache;
  /** A worker that was started ahead. */
  drawer?: Promise<Worker>;
}

/** Refuses brands that the built program cannot draw, or not in time: the server draws them in one thread. */
async function refuseUndrawable(
  changed: readonly (readonly [CatalogueEntry, string])[],
  { program, cache, drawer }: Drawing,
): Promise<void> {
  const drawnKey = (key: string) => keyOf('drawn', key);
  const viewsKey = (id: string) => keyOf('views', program, id);
  const waiting: CatalogueEntry[] = [];
  for (const [entry, key] of changed) {
    if (!(await cache.read(drawnKey(key)))) waiting.push(entry);
  }
  const known: KnownViews = {
    read: async (id) => ((await cache.read(viewsKey(id))) as string[] | undefined) ?? [],
    write: (id, views) => cache.write(viewsKey(id), views),
  };
  const refused = await drawBrands(DRAWING, { brands: waiting }, { known, drawer });
  for (const { id, screen, why } of refused) {
    const where = screen === '' ? 'the brand' : `the screen '${screen}'`;
    console.error(`brands/${id}: ${where} cannot be drawn: ${why}`);
  }
  if (refused.length > 0) throw new BrandsInvalid();
  for (const [, key] of changed) await cache.write(drawnKey(key), true);
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
  const path = 'dist/client/index.html';
  await writeFile(path, shell);
  await writeCopies(path, await compressedCopies(path, Buffer.from(shell)));
}

/** Fingerprint of the sources that dist/ was made of; undefined where no build has ended. */
const lastStamp = (): Promise<string | undefined> => readFile(STAMP, 'utf8').catch(() => undefined);

const stampOf = (read: BrandSources, program: string): string =>
  keyOf(program, JSON.stringify(sourcesOf(read)));

/** Whether dist/ was made of exactly the files that are there now. */
export const isFresh = async (): Promise<boolean> =>
  (await lastStamp()) === stampOf(readBrandSources('.'), programFingerprint());

/**
 * Makes dist/ ready for the brands: nothing is in it but the program, and what may be of use of the brands there. Says
 * whether the program was made anew.
 */
async function prepare(program: string, isThere: boolean, cache: BuildCache): Promise<boolean> {
  if (cache === NO_CACHE) await rm('dist', { recursive: true, force: true });
  await rm(STAMP, { force: true });
  await mkdir('dist', { recursive: true });
  const others = (await readdir('dist')).filter((name) => !KEPT.includes(name));
  for (const name of others) await rm(join('dist', name), { recursive: true, force: true });
  // Node takes the built modules for what they are, also where dist/ stands alone.
  await writeFile('dist/package.json', '{ "private": true, "type": "module" }\n');
  if (!isThere) await buildProgram(program, cache);
  return !isThere;
}

interface BuildOptions {
  /** Where results of earlier builds are taken from; NO_CACHE makes everything anew. */
  cache?: BuildCache;
}

/**
 * Builds everything into dist/: brands, client, server, the static shell, compressed copies. What is made of the
 * same as the last time stays; where a brand file has an error, all of it. Of `env` only the static shell takes settings; a server reads its own when it starts.
 *
 * @throws {SettingError} when one of them is wrong.
 * @throws {BrandsInvalid} when a brand file has an error, or a screen of a brand cannot be drawn in time;
 *   what was found is on stderr by then.
 */
export async function buildAll(
  env: Env = {},
  { cache = openCache() }: BuildOptions = {},
): Promise<void> {
  const settings = shellSettings(env);
  const program = programFingerprint();
  const read = readBrandSources('.');
  const made = stampOf(read, program);
  const isThere = cache !== NO_CACHE && (await hasProgram(program));
  // It loads the program while this thread checks the brands.
  const drawer = isThere && (await lastStamp()) !== made ? startDrawer(DRAWING) : undefined;
  // It is heard where the worker is needed.
  drawer?.catch(() => {});
  try {
    const { diagnostics, media } = await buildBrands({
      outDir: 'dist/brands',
      clientDir: 'dist/client/brands',
      minify: true,
      read,
      cache,
      program,
      prepare: () => prepare(program, isThere, cache),
      accept: (changed) => refuseUndrawable(changed, { program, cache, drawer }),
    });
    if (reportDiagnostics(diagnostics) > 0) throw new BrandsInvalid();
    await staticHosting(media!, settings);
    await writeFile(STAMP, made);
  } finally {
    await (await drawer?.catch(() => undefined))?.terminate();
  }
}

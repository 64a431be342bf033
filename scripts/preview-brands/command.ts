import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { suggestName } from '../../src/brand/parse/nearest-name.ts';
import { isSellable } from '../../src/brand/parse/brand-files.ts';
import { inLanguage, type Language } from '../../src/checker/language/translate.ts';
import { formatFinding } from '../../src/checker/output/text.ts';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import { buildPreview } from './preview-site.ts';
import type { Output } from '../validate-brands/command.ts';
import { languageOf } from '../validate-brands/language-option.ts';

const USAGE =
  'Usage: npm run preview-brands -- [--out DIR] [--brands a,b] [--sources DIR] [--no-serve] [--port N] [--lang en|pt-BR]';

/** The command could not run; the message is one sentence. */
export class CannotPreview extends Error {}

export interface PreviewOptions {
  /** The folder to write. */
  out: string;
  /** Folder with `brands/` and `schemas/`. */
  sources: string;
  /** Folders below brands/; all of them unless said. */
  only?: string[];
  /** Undefined: nothing is served. */
  port?: number;
  /** The language of what the command says. */
  language?: Language;
}

const HIGHEST_PORT = 65_535;

/** @throws {CannotPreview} with the sentence that says what is wrong. */
export function readPreviewOptions(args: readonly string[]): PreviewOptions {
  const values = parsed(args);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT) {
    throw new CannotPreview(`--port is a whole number up to ${HIGHEST_PORT}. ${USAGE}`);
  }
  const language = languageOf(values.lang);
  if (!language) throw new CannotPreview(`There is no --lang '${values.lang ?? ''}'. ${USAGE}`);
  const only = values.brands?.split(',').map((name) => name.trim().replace(/^brands\//, ''));
  return {
    out: resolve(values.out),
    sources: resolve(values.sources),
    only: only?.filter((name) => name !== ''),
    port: values['no-serve'] ? undefined : port,
    language,
  };
}

function parsed(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        out: { type: 'string', default: 'reports/preview' },
        brands: { type: 'string' },
        sources: { type: 'string', default: '.' },
        'no-serve': { type: 'boolean', default: false },
        port: { type: 'string', default: '4400' },
        lang: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new CannotPreview(`${sentence}. ${USAGE}`, { cause: error });
  }
}

export async function checkSources(sources: string): Promise<void> {
  for (const folder of ['brands', 'schemas/brand', 'schemas/fields']) {
    const found = await stat(join(sources, folder)).catch(() => undefined);
    if (!found?.isDirectory()) {
      throw new CannotPreview(
        `There is no folder ${join(sources, folder)}: name the folder that has brands/ and schemas/ with --sources DIR.`,
      );
    }
  }
}

/** The output folder is replaced, so it must be empty, missing or an older preview. */
export async function checkOut(out: string): Promise<void> {
  const names = await readdir(out).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw new CannotPreview(`${out} is not a folder: choose another one with --out DIR.`);
  });
  if (names.length > 0 && !names.includes('frames.json')) {
    throw new CannotPreview(
      `${out} holds something else than a preview: choose another folder with --out DIR.`,
    );
  }
}

const SAID = {
  en: {
    left: (names: string) => `Not shown until their errors are mended: ${names}.`,
    sum: (brands: number, frames: number, out: string) =>
      `${brands} brands, ${frames} pictures of their screens, in ${out}.`,
  },
  'pt-BR': {
    left: (names: string) => `Não aparecem até que os erros sejam corrigidos: ${names}.`,
    sum: (brands: number, frames: number, out: string) =>
      `Marcas: ${brands}. Imagens das telas: ${frames}. Pasta: ${out}.`,
  },
};

/**
 * Builds the preview and says what it shows, and why a brand is left out.
 *
 * @throws {CannotPreview} with the sentence that says what is wrong.
 */
export async function previewBrands(options: PreviewOptions, output: Output): Promise<void> {
  const { out, sources, only, language = 'en' } = options;
  const said = SAID[language];
  await checkSources(sources);
  await checkOut(out);
  const { json } = await readBrandSources(sources);
  const paths = [...json.keys()].map((path) => /^brands\/([^/]+)\//.exec(path)?.[1]);
  const names = [...new Set(paths)].flatMap((name) => name ?? []);
  const sellable = names.filter((name) => isSellable(name) && name !== 'families');
  const stranger = only?.find((name) => !sellable.includes(name));
  if (stranger !== undefined) {
    const hint = suggestName(stranger, sellable, 'Brands that exist');
    throw new CannotPreview(`There is no brand 'brands/${stranger}' to show. ${hint}`);
  }
  const { frames, diagnostics } = await buildPreview({ brandsRoot: sources, out, only });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  for (const error of errors) {
    const textOf = (file: string) => json.get(file);
    const finding = formatFinding(inLanguage(error, language), textOf, undefined, language);
    output.stderr(`${finding}\n`);
  }
  const brands = new Set(frames.map(({ brand }) => brand));
  const left = (only ?? sellable).filter((name) => !brands.has(name));
  if (left.length > 0) output.stderr(said.left(left.join(', ')));
  output.stdout(said.sum(brands.size, frames.length, out));
}

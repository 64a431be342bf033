import { stat } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isSellable } from '../../src/brand/parse/brand-files.ts';
import { suggestName } from '../../src/brand/parse/nearest-name.ts';
import { inLanguage, type Language } from '../../src/checker/language/translate.ts';
import { formatFinding } from '../../src/checker/output/text.ts';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import { checkOutput, CommandError } from '../pictures/command-error.ts';
import { languageOf, type Output } from '../command-line.ts';
import { serveWorkshop } from './server.ts';
import { buildSite, type Preview } from './site.ts';

const USAGE =
  'Usage: npm run workshop -- [--build] [--brands a,b] [--out DIR] [--sources DIR] [--lang en|pt-BR]';

interface WorkshopOptions {
  /** The page is written, and nothing is served. */
  isBuild: boolean;
  /** The folder to write. */
  out: string;
  /** Folder with `brands/` and `schemas/`. */
  sources: string;
  /** Folders below brands/; all of them unless said. */
  only?: string[];
  /** The language of what the command says. */
  language: Language;
}

/** @throws {CommandError} with the sentence that says what is wrong. */
export function readWorkshopOptions(args: readonly string[]): WorkshopOptions {
  const values = parsed(args);
  const language = languageOf(values.lang);
  if (!language) throw new CommandError(`There is no --lang '${values.lang ?? ''}'. ${USAGE}`);
  const only = values.brands?.split(',').map((name) => name.trim().replace(/^brands\//, ''));
  return {
    isBuild: values.build,
    out: resolve(values.out),
    sources: resolve(values.sources),
    only: only?.filter((name) => name !== ''),
    language,
  };
}

function parsed(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        build: { type: 'boolean', default: false },
        out: { type: 'string', default: 'reports/workshop' },
        brands: { type: 'string' },
        sources: { type: 'string', default: '.' },
        lang: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new CommandError(`${sentence}. ${USAGE}`);
  }
}

async function checkSources(sources: string): Promise<void> {
  for (const folder of ['brands', 'schemas/brand', 'schemas/fields']) {
    const found = await stat(join(sources, folder)).catch(() => undefined);
    if (!found?.isDirectory()) {
      throw new CommandError(
        `There is no folder ${join(sources, folder)}: name the folder that has brands/ and schemas/ with --sources DIR.`,
      );
    }
  }
}

/** @throws {CommandError} for a brand that is not there. */
function checkBrandNames(names: readonly string[], only: readonly string[] = []): void {
  const stranger = only.find((name) => !names.includes(name));
  if (stranger === undefined) return;
  const hint = suggestName(stranger, names, 'Brands that exist');
  throw new CommandError(`There is no brand 'brands/${stranger}' to show. ${hint}`);
}

const SAID = {
  en: {
    drawing: 'Drawing the brands…',
    left: (names: string) => `Not shown until their errors are mended: ${names}.`,
    sum: (brands: number, frames: number, out: string) =>
      `${brands} ${brands === 1 ? 'brand' : 'brands'}, ${frames} pictures of their screens, in ${out}.`,
  },
  'pt-BR': {
    drawing: 'Desenhando as marcas…',
    left: (names: string) => `Não aparecem até que os erros sejam corrigidos: ${names}.`,
    sum: (brands: number, frames: number, out: string) =>
      `${brands} ${brands === 1 ? 'marca' : 'marcas'}, ${frames} imagens das telas, em ${out}.`,
  },
};

const DEFAULT_PORT = 4400;

/**
 * Draws the brands into a page, says what it shows and why a brand is left out, and serves the page for
 * changes unless it is only built. Returns the server.
 *
 * @throws {CommandError} with the sentence that says what is wrong.
 */
export async function workshop(
  options: WorkshopOptions,
  output: Output,
): Promise<Server | undefined> {
  const { isBuild, out, sources, only, language } = options;
  const said = SAID[language];
  await checkSources(sources);
  await checkOutput(out, 'frames.json');
  const { json } = readBrandSources(sources);
  const folders = [...json.keys()].map((path) => /^brands\/([^/]+)\//.exec(path)?.[1] ?? '');
  const names = [...new Set(folders)].filter(
    (name) => name !== '' && name !== 'families' && isSellable(name),
  );
  checkBrandNames(names, only);
  output.stdout(said.drawing);
  const report = ({ frames, diagnostics }: Preview) => {
    for (const error of diagnostics.filter(({ severity }) => severity === 'error')) {
      const textOf = (file: string) => json.get(file);
      const finding = formatFinding(inLanguage(error, language), textOf, undefined, language);
      output.stderr(`${finding}\n`);
    }
    const brands = new Set(frames.map(({ brand }) => brand));
    const left = (only ?? names).filter((name) => !brands.has(name));
    if (left.length > 0) output.stderr(said.left(left.join(', ')));
    output.stdout(said.sum(brands.size, frames.length, out));
  };
  if (isBuild) {
    report(await buildSite({ brandsRoot: sources, out, only }));
    return undefined;
  }
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  const { server, address, site } = await serveWorkshop(sources, out, port, only);
  report(site.first);
  output.stdout(`ready: ${address}`);
  return server;
}

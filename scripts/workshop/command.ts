import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { isSellable } from '../../src/brand/parse/brand-files.ts';
import { nearestName } from '../../src/brand/parse/nearest-name.ts';
import { inLanguage, type Language } from '../../src/checker/language/translate.ts';
import { formatFinding } from '../../src/checker/output/text.ts';
import { counted, sayIn } from '../../src/workshop/say.ts';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import { CannotRun, languageOf, readArguments, type Output } from '../command-line.ts';
import { checkOutput } from '../pictures/command-error.ts';
import { serveWorkshop } from './server.ts';
import { openSite, type Preview } from './site.ts';

const USAGE = 'Usage: npm run workshop -- [--build] [--brands a,b] [--out DIR] [--lang en|pt-BR]';

interface WorkshopOptions {
  /** The page is written, and nothing is served. */
  isBuild: boolean;
  /** The folder to write. */
  out: string;
  /** Folders below brands/; all of them unless said. */
  only?: string[];
  /** The language of what the command says. */
  language: Language;
}

/** @throws {CannotRun} with the sentence that says what is wrong. */
export function readWorkshopOptions(args: readonly string[]): WorkshopOptions {
  const options = {
    build: { type: 'boolean', default: false },
    out: { type: 'string', default: 'reports/workshop' },
    brands: { type: 'string' },
    lang: { type: 'string' },
  } as const;
  const { values } = readArguments({ args: [...args], options }, USAGE);
  const language = languageOf(values.lang);
  if (!language) throw new CannotRun(`There is no --lang '${values.lang ?? ''}'. ${USAGE}`);
  const only = values.brands?.split(',').map((name) => name.trim().replace(/^brands\//, ''));
  return {
    isBuild: values.build,
    out: resolve(values.out),
    only: only?.filter((name) => name !== ''),
    language,
  };
}

/** The brands to show. */
function brandNames(paths: Iterable<string>, only: readonly string[] | undefined): string[] {
  const folders = [...paths].map((path) => /^brands\/([^/]+)\//.exec(path)?.[1] ?? 'families');
  const names = [...new Set(folders)].filter((name) => name !== 'families' && isSellable(name));
  const stranger = only?.find((name) => !names.includes(name));
  if (stranger === undefined) return names;
  const near = nearestName(stranger, names);
  const hint = near ? `Did you mean '${near}'?` : `Brands that exist: ${names.join(', ')}.`;
  throw new CannotRun(`There is no brand 'brands/${stranger}' to show. ${hint}`);
}

const DEFAULT_PORT = 4400;

/**
 * Draws the brands into a page, says what it shows and why a brand is left out, and serves the page for
 * changes unless it is only built. Returns the server.
 *
 * @throws {CannotRun} with the sentence that says what is wrong.
 */
export async function workshop(
  { isBuild, out, only, language }: WorkshopOptions,
  { stdout, stderr }: Output,
): Promise<Server | undefined> {
  const t = sayIn(language);
  const root = process.cwd();
  await checkOutput(out, 'frames.json');
  const { json } = readBrandSources(root);
  const names = brandNames(json.keys(), only);
  stdout(t('workshop.drawing'));
  const report = ({ frames, diagnostics }: Preview) => {
    for (const error of diagnostics.filter(({ severity }) => severity === 'error')) {
      const textOf = (file: string) => json.get(file);
      stderr(`${formatFinding(inLanguage(error, language), textOf, undefined, language)}\n`);
    }
    const shown = new Set(frames.map(({ brand }) => brand));
    const left = (only ?? names).filter((name) => !shown.has(name));
    if (left.length > 0) stderr(t('workshop.left-out', { names: left }));
    const brands = counted('brand', shown.size);
    stdout(t('workshop.sum', { brands, frames: frames.length, out }));
  };
  if (isBuild) {
    report((await openSite({ out, only })).first);
    return undefined;
  }
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  const { server, address, site } = await serveWorkshop(root, out, port, only);
  report(site.first);
  stdout(`ready: ${address}`);
  return server;
}

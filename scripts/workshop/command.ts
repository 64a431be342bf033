import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { counted, sayIn } from '../../src/workshop/say.ts';
import { errorTexts } from '../brand-files/report-diagnostics.ts';
import { checkOutput, languageOf, readArguments, type Output } from '../command-line.ts';
import { pageFiles, type PageFiles } from '../../src/workshop/site/page-files.ts';
import { siteOf } from '../../src/workshop/site/site.ts';
import { workshopProgram } from './program.ts';
import { serveWorkshop } from './server.ts';
import { openProject } from './open-project.ts';

const USAGE = 'Usage: npm run workshop -- [--build] [--out DIR] [--lang en|pt-BR]';

export function readWorkshopOptions(args: readonly string[]) {
  const options = {
    build: { type: 'boolean', default: false },
    out: { type: 'string', default: 'reports/workshop' },
    lang: { type: 'string' },
  } as const;
  const { values } = readArguments({ args: [...args], options }, USAGE);
  const language = languageOf(values.lang, USAGE);
  return { isBuild: values.build, out: resolve(values.out), language };
}

const DEFAULT_PORT = 4400;

/** Says what the page shows and why a brand is left out, and serves or builds the page. Returns the server. */
export async function workshop(
  { isBuild, out, language }: ReturnType<typeof readWorkshopOptions>,
  { stdout, stderr }: Output,
): Promise<Server | undefined> {
  const t = sayIn(language);
  if (isBuild) await checkOutput(out, 'frames.json');
  stdout(t('workshop.drawing'));
  const project = openProject(process.cwd());
  const shown = project.show();
  for (const error of errorTexts(shown.checked.diagnostics, language)) stderr(`${error}\n`);
  const site = siteOf(shown);
  if (site.broken.length > 0) stderr(t('workshop.left-out', { names: site.broken }));
  const listed = counted('brand', site.brands.length);
  stdout(t('workshop.sum', { brands: listed, frames: site.frames.length }));
  if (isBuild) {
    await writePage(out, pageFiles(shown));
    stdout(`ready: ${join(out, 'index.html')}`);
    return undefined;
  }
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  const { server, address } = await serveWorkshop(process.cwd(), port, project);
  stdout(`ready: ${address}`);
  return server;
}

/** Writes the page for any web host: its program, and the files beside it. What is there is replaced. */
export async function writePage(out: string, files: PageFiles): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await cp(await workshopProgram(), out, { recursive: true });
  for (const [name, make] of files) {
    const path = join(out, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, make());
  }
}

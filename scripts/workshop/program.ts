import { readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type EnvironmentOptions } from 'vite';
import { fingerprint } from '../build/fingerprint.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGES = join(ROOT, 'src/workshop');
const PROGRAMS = join(ROOT, '.generated/workshop-program');
const SOURCES = [
  'scripts/workshop/program.ts',
  'package-lock.json',
  'schemas/api',
  'src',
  'tsconfig.json',
  'vite.config.ts',
  'widgets',
];

/** Entries of the workshop's build, in place of the product's. */
const entries = {
  name: 'workshop-entries',
  configEnvironment: (name: string, { build: options }: EnvironmentOptions) => {
    if (name !== 'client' || !options?.rolldownOptions) return;
    options.rolldownOptions.input = ['index.html', 'frame.html'].map((page) => join(PAGES, page));
    // The workshop needs at once what the product loads later.
    options.rolldownOptions.checks = { ineffectiveDynamicImport: false, pluginTimings: false };
  },
};

/** The folder of the page and its frames without any brand; built once per state of the program. */
export async function workshopProgram(): Promise<string> {
  const made = fingerprint(SOURCES.map((name) => join(ROOT, name)));
  const folder = join(PROGRAMS, made);
  if (existsSync(folder)) return folder;
  // A program of this state may be under way in another process.
  for (const name of await readdir(PROGRAMS).catch((): string[] => [])) {
    if (!name.startsWith(made)) await rm(join(PROGRAMS, name), { recursive: true, force: true });
  }
  const outDir = `${folder}.${process.pid}`;
  await build({
    root: PAGES,
    base: './',
    configFile: join(ROOT, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    publicDir: join(ROOT, 'public'),
    environments: { client: { build: { outDir, manifest: false } } },
    plugins: [entries],
  });
  await rename(outDir, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error;
    await rm(outDir, { recursive: true, force: true });
  });
  return folder;
}

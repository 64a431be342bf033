import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type EnvironmentOptions } from 'vite';
import { itemsAt } from '../../src/brand/parse/node.ts';
import { parseFile } from '../../src/brand/parse/parse-file.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { checkBrands, type CheckedBrands } from '../../src/diagnostics/check-brands.ts';
import type { Frame } from '../../src/preview/frame.ts';
import { framesOf } from '../../src/preview/frames.ts';
import { writeBrands } from '../build/build-brands.ts';
import { fingerprint } from '../build/fingerprint.ts';
import { readBrandSources, readMetaSchemas } from '../brand-files/read-brand-sources.ts';
import { writeDetails } from './write-details.ts';
import { soundBrands } from './valid-brands.ts';
import { stopImages } from './still-images.ts';
import { sandboxBrands } from '../brand-files/sandbox-brands.ts';

export interface PreviewInput {
  /** Root of this project, with node_modules. */
  root?: string;
  /** Folder with `brands/` and `schemas/`; by default the project's root. */
  brandsRoot?: string;
  /** The folder to write; what is there is replaced. */
  out: string;
  /** Folders below brands/; all of them unless said. */
  only?: readonly string[];
}

export interface Preview {
  frames: Frame[];
  /** Diagnostics of the brand files; brands with an error have no frames. */
  diagnostics: Diagnostic[];
}

const PROGRAM_SOURCES = [
  'scripts/preview-brands/preview-site.ts',
  'package-lock.json',
  'schemas/api',
  'src',
  'tsconfig.json',
  'vite.config.ts',
  'widgets',
];
const PROGRAMS = '.generated/preview-program';

/** Entries of the preview's build, in place of the product's. */
const entries = (input: string[]) => ({
  name: 'preview-entries',
  configEnvironment: (name: string, { build }: EnvironmentOptions) => {
    if (name !== 'client' || !build?.rolldownOptions) return;
    build.rolldownOptions.input = input;
    // The preview needs at once what the product loads later.
    build.rolldownOptions.checks = { ineffectiveDynamicImport: false };
  },
});

/** Removes the programs of other states; one of this state may be under way in another process. */
async function dropOtherPrograms(programs: string, made: string): Promise<void> {
  const names = await readdir(programs).catch((): string[] => []);
  const others = names.filter((name) => !name.startsWith(made));
  await Promise.all(
    others.map((name) => rm(join(programs, name), { recursive: true, force: true })),
  );
}

/** The pages of the preview without any brand; built once per state of the program. */
async function program(root: string): Promise<string> {
  const made = await fingerprint(PROGRAM_SOURCES.map((name) => join(root, name)));
  const folder = join(root, PROGRAMS, made);
  if (await stat(folder).catch(() => undefined)) return folder;
  await dropOtherPrograms(join(root, PROGRAMS), made);
  const unfinished = `${folder}.${process.pid}`;
  const pages = join(root, 'src/preview');
  await build({
    root: pages,
    base: './',
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    environments: { client: { build: { outDir: unfinished, manifest: false } } },
    plugins: [entries(['index.html', 'frame.html'].map((name) => join(pages, name)))],
  });
  try {
    await rename(unfinished, folder);
  } catch (error) {
    // Another process has finished the same program first.
    if (!(await stat(folder).catch(() => undefined))) throw error;
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

const building = new Map<string, Promise<string>>();

/** As `program`; calls during a build wait for that build. */
function programOnce(root: string): Promise<string> {
  const made = building.get(root) ?? program(root).finally(() => building.delete(root));
  building.set(root, made);
  return made;
}

const NO_REGISTRY = '{ "default": "", "designSystemOverrides": [] }';

/** A registry with a mistake keeps no brand from being shown. */
function withRegistry(checked: CheckedBrands): CheckedBrands {
  const { sources } = checked;
  if (sources.registry && itemsAt(sources.registry, 'designSystemOverrides').length > 0) {
    return checked;
  }
  const registry = parseFile('brands/registry.json', NO_REGISTRY).node;
  return { ...checked, sources: { ...sources, registry } };
}

/**
 * Builds the preview as static files for any host: the pages, the brands that compile, and what the
 * pages describe them. A frame is shown by `frame.html` with the query that `frameQuery` makes, and
 * says on its root element, in `data-preview`, when it is 'ready' or, with `data-preview-why`, that it
 * 'failed'. Pictures of an unchanged frame are the same but for what a renderer leaves to chance:
 * a level of colour in single pixels.
 */
export async function buildPreview({
  root = process.cwd(),
  brandsRoot = root,
  out,
  only,
}: PreviewInput): Promise<Preview> {
  const pages = await programOnce(resolve(root));
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await cp(pages, out, { recursive: true });
  const { metaSchemas, programTexts } = await readMetaSchemas(brandsRoot);
  const all = checkBrands(await readBrandSources(brandsRoot), metaSchemas, programTexts);
  const checked = withRegistry(soundBrands(all));
  const brandsOut = join(out, 'brands');
  const options = { outDir: brandsOut, minify: false, root: brandsRoot, only };
  const catalogue = await writeBrands(checked, options);
  await stopImages(brandsOut);
  const sold = sandboxBrands(checked);
  const sandboxes = Object.fromEntries(
    checked.brands.map(({ compiled }, at) => [compiled.id, sold[at]!]),
  );
  const shown = checked.brands.filter(({ compiled: { id } }) => !only || only.includes(id));
  const frames = shown.flatMap(({ compiled }) =>
    framesOf({ brand: compiled, sandbox: sandboxes[compiled.id]!, catalogue }),
  );
  await writeDetails({
    out,
    shown,
    sandboxes,
    checked: all,
    programTexts,
    frames,
    brandsRoot,
    only,
  });
  return { frames, diagnostics: all.diagnostics };
}

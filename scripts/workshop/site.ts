import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type EnvironmentOptions } from 'vite';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import { parseFile } from '../../src/brand/parse/parse-file.ts';
import { createChecker, type CheckedBrands } from '../../src/checker/check-brands.ts';
import type { Catalogue, CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import type { SandboxBrand } from '../../src/sandbox/sandbox-brand.ts';
import type { Frame } from '../../src/workshop/states/frame.ts';
import { framesOf } from '../../src/workshop/states/frames.ts';
import type { PreviewBrand } from '../../src/workshop/states/scenarios.ts';
import { readBrandSources, readMetaSchemas } from '../brand-files/read-brand-sources.ts';
import { sandboxBrands } from '../brand-files/sandbox-brands.ts';
import { fingerprint } from '../build/fingerprint.ts';
import { writeBrands } from '../build/write-brands.ts';
import { writeWhole } from '../build/write-whole.ts';
import { soundBrands } from './valid-brands.ts';
import { writeDetails } from './write-details.ts';

export interface SiteInput {
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
  'scripts/workshop/site.ts',
  'package-lock.json',
  'schemas/api',
  'src',
  'tsconfig.json',
  'vite.config.ts',
  'widgets',
];
const PROGRAMS = '.generated/workshop-program';
const PAGES = ['index.html', 'frame.html'];

/** Entries of the workshop's build, in place of the product's. */
const entries = (input: string[]) => ({
  name: 'workshop-entries',
  configEnvironment: (name: string, { build }: EnvironmentOptions) => {
    if (name !== 'client' || !build?.rolldownOptions) return;
    build.rolldownOptions.input = input;
    // The workshop needs at once what the product loads later.
    build.rolldownOptions.checks = { ineffectiveDynamicImport: false, pluginTimings: false };
  },
});

const exists = (path: string) => stat(path).catch(() => undefined);

/** The pages of the workshop without any brand; built once per state of the program. */
async function program(root: string): Promise<string> {
  const programs = join(root, PROGRAMS);
  const made = fingerprint(PROGRAM_SOURCES.map((name) => join(root, name)));
  const folder = join(programs, made);
  if (await exists(folder)) return folder;
  // A program of this state may be under way in another process.
  for (const name of await readdir(programs).catch((): string[] => [])) {
    if (!name.startsWith(made)) await rm(join(programs, name), { recursive: true, force: true });
  }
  const unfinished = `${folder}.${process.pid}`;
  const pages = join(root, 'src/workshop');
  await build({
    root: pages,
    base: './',
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    publicDir: join(root, 'public'),
    environments: { client: { build: { outDir: unfinished, manifest: false } } },
    plugins: [entries(PAGES.map((name) => join(pages, name)))],
  });
  await rename(unfinished, folder).catch(async (error: unknown) => {
    if (!(await exists(folder))) throw error;
    await rm(unfinished, { recursive: true, force: true });
  });
  return folder;
}

/** Lays the program into an empty folder. */
async function layOutProgram(root: string, out: string): Promise<void> {
  const pages = await program(resolve(root));
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await cp(pages, out, { recursive: true });
}

interface DrawInput {
  out: string;
  /** Folder with `brands/`. */
  root: string;
  /** Folders of the brands that are written; all of them unless said. */
  only?: readonly string[];
  /** Brands that are written already. */
  known?: Catalogue;
}

const NO_REGISTRY = parseFile(
  'brands/registry.json',
  '{ "default": "", "designSystemOverrides": [] }',
).node;

/** Writes brands and what the sandbox sells in their frames. Gives what `framesOf` asks for, by brand folder. */
async function drawBrands(
  { sources, ...checked }: CheckedBrands,
  { out, root, only, known }: DrawInput,
): Promise<Map<string, PreviewBrand>> {
  const outDir = join(out, 'brands');
  // A registry with a mistake keeps no brand from being shown.
  const all = { ...checked, sources: { ...sources, registry: sources.registry ?? NO_REGISTRY } };
  if (!known) await rm(outDir, { recursive: true, force: true });
  const { catalogue } = await writeBrands(all, { folders: [outDir], root, only, known });
  await stopImages(outDir);
  const sold = sandboxBrands(all);
  await mkdir(join(out, 'sandbox'), { recursive: true });
  const previews = new Map<string, PreviewBrand>();
  for (const [at, { compiled: brand }] of all.brands.entries()) {
    const sandbox = sold[at]!;
    previews.set(brand.id, { brand, sandbox, catalogue });
    if (only && !only.includes(brand.id)) continue;
    const text = JSON.stringify(soldBeside(sandbox, sold));
    await writeWhole(join(out, 'sandbox', `${brand.id}.json`), text);
  }
  return previews;
}

/** A brand's part of the sandbox: its own, and that of the products which its flows offer besides. */
function soldBeside(own: SandboxBrand, all: readonly SandboxBrand[]): SandboxBrand[] {
  const named = new Set(JSON.stringify(own.flows).match(/"[^"]*"/g));
  const others = all.filter(
    (other) => other.productCode !== own.productCode && named.has(`"${other.dsProductId}"`),
  );
  return [own, ...others];
}

/**
 * Writes the documents of single frames, without the page around them, for some of the brands that
 * were checked already. Gives what `framesOf` asks for, by brand folder.
 */
export async function writeFrames({
  root = process.cwd(),
  brandsRoot = root,
  out,
  only,
  checked,
}: Required<Pick<SiteInput, 'only'>> & SiteInput & { checked: CheckedBrands }): Promise<
  Map<string, PreviewBrand>
> {
  await layOutProgram(root, out);
  const previews = await drawBrands(soundBrands(checked), { out, root: brandsRoot, only });
  return new Map([...previews].filter(([id]) => only.includes(id)));
}

/** The pages of some brands, which are made anew for the brands that changed. */
export interface WorkshopSite {
  /** Frames and diagnostics of all brands after the files of `changed` brands became others. */
  rebuild(changed: readonly string[]): Promise<Preview>;
  first: Preview;
  /** Diagnostics of the checker in brand files; those that are the same as the last time are not checked anew. */
  check(sources: BrandSources): Diagnostic[];
  /** Keys of texts that the program shows by itself. */
  programTexts: readonly string[];
}

/**
 * Builds the workshop as static files for any host: the pages, the brands that compile, and what the
 * pages describe them. A frame is shown by `frame.html` with the query that `frameQuery` makes, and
 * says on its root element, in `data-preview`, when it is 'ready' or, with `data-preview-why`, that it
 * 'failed'. Pictures of an unchanged frame are the same but for what a renderer leaves to chance:
 * a level of colour in single pixels.
 */
export async function openSite({
  root = process.cwd(),
  brandsRoot = root,
  out,
  only,
}: SiteInput): Promise<WorkshopSite> {
  await layOutProgram(root, out);
  const { metaSchemas, programTexts } = readMetaSchemas(brandsRoot);
  const check = createChecker(metaSchemas, programTexts);
  let known: Catalogue | undefined;
  const drawn = new Map<string, { compiled: CompiledBrand; frames: Frame[] }>();

  /** Writes brands; one that is not among `changed` stays as it was drawn the last time. */
  const draw = async (checked: CheckedBrands, changed: readonly string[] | undefined) => {
    const kept = (id: string) => (changed?.includes(id) === false ? drawn.get(id) : undefined);
    const brands = checked.brands.map(({ merged, compiled }) => ({
      merged,
      compiled: kept(merged.id)?.compiled ?? compiled,
    }));
    const target = { out, root: brandsRoot, only: changed, known };
    const previews = await drawBrands({ ...checked, brands }, target);
    const shown = brands.filter(({ merged: { id } }) => !only || only.includes(id));
    const frames = shown.flatMap(({ compiled }) => {
      const { id } = compiled;
      const own = kept(id)?.frames ?? framesOf(previews.get(id)!);
      drawn.set(id, { compiled, frames: own });
      return own;
    });
    known = [...previews.values()][0]?.catalogue;
    return { shown, frames };
  };

  const write = async (changed: readonly string[] | undefined): Promise<Preview> => {
    const checked = check(readBrandSources(brandsRoot));
    const sound = new Set(soundBrands(checked).brands.map(({ merged: { id } }) => id));
    // A brand that has just got an error is drawn all the same, or stays as it was before.
    const brands = checked.brands.filter(({ merged: { id } }) => sound.has(id) || drawn.has(id));
    const wrong = brands.map(({ merged: { id } }) => id).filter((id) => !sound.has(id));
    const shown = { ...checked, brands };
    let stale: string[] = [];
    const done = await draw(shown, changed).catch((error: unknown) => {
      if (wrong.length === 0) throw error;
      stale = wrong;
      const others = changed?.filter((name) => !wrong.includes(name));
      return draw(shown, others);
    });
    await writeDetails({ out, ...done, checked, programTexts, brandsRoot, only, stale, changed });
    return { frames: done.frames, diagnostics: checked.diagnostics };
  };

  return {
    first: await write(only),
    rebuild: write,
    check: (sources) => check(sources).diagnostics,
    programTexts,
  };
}

const STILL = '<style>*{animation:none!important;transition:none!important}</style>';
/** Animation elements of SVG 2. */
const MOVING = /<(animate|animateTransform|animateMotion|set)\b[^>]*(\/>|>[^]*?<\/\1>)/g;

/** Removes the animation from an SVG image, so that two pictures of it are equal. */
export const withoutMotion = (svg: string): string =>
  svg.replace(MOVING, '').replace(/<\/svg>\s*$/, `${STILL}</svg>\n`);

/** Removes the animation from all SVG images below a folder: a page cannot stop it within an image. */
async function stopImages(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.svg')) continue;
    const path = join(folder, name);
    await writeFile(path, withoutMotion(await readFile(path, 'utf8')));
  }
}

import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type EnvironmentOptions } from 'vite';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import { itemsAt } from '../../src/brand/parse/node.ts';
import { parseFile } from '../../src/brand/parse/parse-file.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { createChecker, type CheckedBrands } from '../../src/checker/check-brands.ts';
import type { Catalogue, CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { Frame } from '../../src/workshop/states/frame.ts';
import { framesOf } from '../../src/workshop/states/frames.ts';
import type { PreviewBrand } from '../../src/workshop/states/scenarios.ts';
import type { SandboxBrand } from '../../src/sandbox/sandbox-brand.ts';
import { writeBrands } from '../build/write-brands.ts';
import { fingerprint } from '../build/fingerprint.ts';
import { readBrandSources, readMetaSchemas } from '../brand-files/read-brand-sources.ts';
import { writeDetails, writeSandboxes } from './write-details.ts';
import { soundBrands } from './valid-brands.ts';
import { stopImages } from './still-images.ts';
import { sandboxBrands } from '../brand-files/sandbox-brands.ts';

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

/** Entries of the preview's build, in place of the product's. */
const entries = (input: string[]) => ({
  name: 'workshop-entries',
  configEnvironment: (name: string, { build }: EnvironmentOptions) => {
    if (name !== 'client' || !build?.rolldownOptions) return;
    build.rolldownOptions.input = input;
    // The preview needs at once what the product loads later.
    build.rolldownOptions.checks = { ineffectiveDynamicImport: false, pluginTimings: false };
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
  const made = fingerprint(PROGRAM_SOURCES.map((name) => join(root, name)));
  const folder = join(root, PROGRAMS, made);
  if (await stat(folder).catch(() => undefined)) return folder;
  await dropOtherPrograms(join(root, PROGRAMS), made);
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

/** Lays the program into an empty folder. */
async function layOutProgram(root: string, out: string): Promise<void> {
  const pages = await programOnce(resolve(root));
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await cp(pages, out, { recursive: true });
}

/** The sandbox's data by brand folder. */
function sandboxesOf(checked: CheckedBrands): Record<string, SandboxBrand> {
  const sold = sandboxBrands(checked);
  return Object.fromEntries(checked.brands.map(({ compiled }, at) => [compiled.id, sold[at]!]));
}

/**
 * Writes the documents of single frames, without the gallery around them, for some of the brands that
 * were checked already. Gives what `framesOf` asks for, by brand folder.
 */
export async function writeFrames({
  root = process.cwd(),
  brandsRoot = root,
  out,
  only,
  checked: all,
}: Required<Pick<SiteInput, 'only'>> & SiteInput & { checked: CheckedBrands }): Promise<
  Map<string, PreviewBrand>
> {
  await layOutProgram(root, out);
  const checked = withRegistry(soundBrands(all));
  const brandsOut = join(out, 'brands');
  const catalogue = await writeBrands(checked, {
    outDir: brandsOut,
    root: brandsRoot,
    only,
  });
  await stopImages(brandsOut);
  const sandboxes = sandboxesOf(checked);
  const shown = checked.brands.filter(({ compiled: { id } }) => only.includes(id));
  const ids = shown.map(({ compiled: { id } }) => id);
  await writeSandboxes(out, ids, sandboxes);
  return new Map(
    shown.map(({ compiled: brand }) => [
      brand.id,
      { brand, sandbox: sandboxes[brand.id]!, catalogue },
    ]),
  );
}

/** A preview that is made anew for the brands that changed. */
export interface WorkshopSite {
  /** Frames and findings of all brands after the files of `changed` brands became others. */
  rebuild(changed: readonly string[]): Promise<Preview>;
  first: Preview;
  /** Findings of the checker in brand files; those that are the same as the last time are not checked anew. */
  check(sources: BrandSources): Diagnostic[];
  /** Keys of texts that the program shows by itself. */
  programTexts: readonly string[];
}

/**
 * Builds the preview as static files for any host: the pages, the brands that compile, and what the
 * pages describe them. A frame is shown by `frame.html` with the query that `frameQuery` makes, and
 * says on its root element, in `data-preview`, when it is 'ready' or, with `data-preview-why`, that it
 * 'failed'. Pictures of an unchanged frame are the same but for what a renderer leaves to chance:
 * a level of colour in single pixels.
 */
export const buildSite = async (input: SiteInput): Promise<Preview> =>
  (await openSite(input)).first;

/** As `buildSite`, for brands that are going to be changed. */
export async function openSite({
  root = process.cwd(),
  brandsRoot = root,
  out,
  only,
}: SiteInput): Promise<WorkshopSite> {
  await layOutProgram(root, out);
  const { metaSchemas, programTexts } = await readMetaSchemas(brandsRoot);
  const check = createChecker(metaSchemas, programTexts);
  let known: Catalogue | undefined;
  const drawn = new Map<string, { compiled: CompiledBrand; frames: Frame[] }>();

  /** Writes brands; one that is not among `changed` stays as it was drawn the last time. */
  const draw = async (checked: CheckedBrands, changed: readonly string[] | undefined) => {
    const brandsOut = join(out, 'brands');
    const isKept = (id: string) => changed !== undefined && !changed.includes(id) && drawn.has(id);
    const brands = checked.brands.map((brand) =>
      isKept(brand.merged.id)
        ? { merged: brand.merged, compiled: drawn.get(brand.merged.id)!.compiled }
        : brand,
    );
    const options = { outDir: brandsOut, root: brandsRoot, only: changed, known };
    const catalogue = await writeBrands({ ...checked, brands }, options);
    await stopImages(brandsOut);
    const sold = sandboxBrands({ ...checked, brands });
    const shown = brands.filter(({ merged: { id } }) => !only || only.includes(id));
    const frames = brands.flatMap(({ compiled }, at) => {
      const { id } = compiled;
      if (!shown.some(({ merged }) => merged.id === id)) return [];
      const own = isKept(id)
        ? drawn.get(id)!.frames
        : framesOf({ brand: compiled, sandbox: sold[at]!, catalogue });
      drawn.set(id, { compiled, frames: own });
      return own;
    });
    known = catalogue;
    const sandboxes = Object.fromEntries(brands.map(({ merged: { id } }, at) => [id, sold[at]!]));
    return { shown, sandboxes, frames };
  };

  const write = async (changed: readonly string[] | undefined): Promise<Preview> => {
    const all = check(readBrandSources(brandsRoot));
    const sound = withRegistry(soundBrands(all));
    // A brand that has just got an error is drawn all the same, or stays as it was before.
    const isSound = (id: string) => sound.brands.some(({ merged }) => merged.id === id);
    const brands = all.brands.filter(({ merged: { id } }) => isSound(id) || drawn.has(id));
    const checked = { ...sound, brands };
    const names = brands.map(({ merged: { id } }) => id).filter((id) => !isSound(id));
    let stale: string[] = [];
    const done = await draw(checked, changed).catch((error: unknown) => {
      if (names.length === 0) throw error;
      stale = names;
      return draw(
        checked,
        changed?.filter((name) => !names.includes(name)),
      );
    });
    const { frames } = done;
    const details = { out, ...done, checked: all, programTexts, brandsRoot, only, stale };
    await writeDetails({ ...details, changed });
    return { frames, diagnostics: all.diagnostics };
  };

  return {
    first: await write(only),
    rebuild: write,
    check: (sources) => check(sources).diagnostics,
    programTexts,
  };
}

import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type EnvironmentOptions } from 'vite';
import type { Catalogue } from '../src/contract/compiled-brand.ts';
import type { Diagnostic } from '../src/contract/diagnostic.ts';
import { checkBrands, type CheckedBrands } from '../src/diagnostics/check-brands.ts';
import type { Frame } from '../src/preview/frame.ts';
import { framesOf } from '../src/preview/frames.ts';
import type { SandboxBrand } from '../src/sandbox/sandbox-brand.ts';
import { writeBrands } from './build-brands.ts';
import { fingerprint } from './fingerprint.ts';
import { readBrandSources, readMetaSchemas } from './read-brand-sources.ts';
import { soundBrands } from './preview/sound-brands.ts';
import { stopImages } from './preview/still-images.ts';
import { sandboxBrands } from './sandbox-brands.ts';

export interface PreviewInput {
  /** Where the program is: a checkout of this project, with node_modules. */
  root?: string;
  /** Where the brand files are: a folder with `brands/` and `schemas/`, by itself the same one. */
  brandsRoot?: string;
  /** The folder to write; what is there is replaced. */
  out: string;
  /** Folders below brands/; all of them unless said. */
  only?: readonly string[];
}

export interface Preview {
  frames: Frame[];
  /** What is wrong in the brand files; brands with an error of theirs have no frames. */
  diagnostics: Diagnostic[];
}

const PROGRAM_SOURCES = [
  'scripts/preview-site.ts',
  'package-lock.json',
  'schemas/api',
  'src',
  'tsconfig.json',
  'vite.config.ts',
  'widgets',
];
const PROGRAMS = '.generated/preview-program';

/** Instead of what the product is built from. */
const entries = (input: string[]) => ({
  name: 'preview-entries',
  configEnvironment: (name: string, { build }: EnvironmentOptions) => {
    if (name === 'client' && build?.rolldownOptions) build.rolldownOptions.input = input;
  },
});

/** The pages of the preview without any brand; built once per state of the program. */
async function program(root: string): Promise<string> {
  const made = await fingerprint(PROGRAM_SOURCES.map((name) => join(root, name)));
  const folder = join(root, PROGRAMS, made);
  if (await stat(folder).catch(() => undefined)) return folder;
  await rm(join(root, PROGRAMS), { recursive: true, force: true });
  const unfinished = `${folder}.unfinished`;
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
  await rename(unfinished, folder);
  return folder;
}

function allFrames(
  { brands }: CheckedBrands,
  catalogue: Catalogue,
  sandboxes: ReadonlyMap<string, SandboxBrand>,
): Frame[] {
  return brands.flatMap(({ compiled }) => {
    const sandbox = sandboxes.get(compiled.id)!;
    return framesOf({ brand: compiled, sandbox, catalogue });
  });
}

/**
 * Builds the preview as static files for any host: the pages, the brands that compile, and
 * `frames.json`, which lists every screen in every state. A frame is shown by
 * `frame.html` with the query that `frameQuery` makes, and says on its root element, in `data-preview`,
 * when it is 'ready' or why it 'failed'.
 */
export async function buildPreview({
  root = process.cwd(),
  brandsRoot = root,
  out,
  only,
}: PreviewInput): Promise<Preview> {
  const pages = await program(resolve(root));
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await cp(pages, out, { recursive: true });
  const { metaSchemas, programTexts } = await readMetaSchemas(brandsRoot);
  const all = checkBrands(await readBrandSources(brandsRoot), metaSchemas, programTexts);
  const checked = soundBrands(all, only);
  const outDir = join(out, 'brands');
  const catalogue = await writeBrands(checked, { outDir, minify: false, root: brandsRoot });
  await stopImages(outDir);
  const sold = sandboxBrands(checked);
  const sandboxes = new Map(checked.brands.map(({ compiled }, at) => [compiled.id, sold[at]!]));
  await writeFile(join(outDir, 'sandbox.json'), JSON.stringify(Object.fromEntries(sandboxes)));
  const frames = allFrames(checked, catalogue, sandboxes);
  await writeFile(join(out, 'frames.json'), JSON.stringify({ frames }));
  return { frames, diagnostics: all.diagnostics };
}

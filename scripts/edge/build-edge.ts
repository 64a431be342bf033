import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Catalogue } from '../../src/contract/compiled-brand.ts';

const OUT = 'dist/edge';
const BRANDS = 'dist/brands';
/** The answers of the sandbox, which no edge runtime runs, and the links that `npm start` prints. */
const LEFT_OUT = ['links.json', 'sandbox.json'];
const MANIFEST = 'dist/client/.vite/manifest.json';

/** The module that a runtime starts with. */
export const WORKER = 'worker.js';

const WORKER_SOURCE = `import { createWorker } from './server.js';
import manifest from './manifest.js';
import { json, modules } from './brands.js';

const find = async (files, name) => {
  if (!Object.hasOwn(files, name)) throw new Error('The build has no ' + name + '.');
  return (await files[name]()).default;
};

export default createWorker({
  manifest,
  readJson: (name) => find(json, name),
  importModule: (name) => find(modules, name),
});
`;

/**
 * The files of brands that the server reads itself. A screen that sells has a module of its own for the page that a
 * link opens (`direct`); that one is for browsers, and all of it stands in the other modules too.
 */
export function filesOfServer(
  files: readonly string[],
  { brands }: Pick<Catalogue, 'brands'>,
): string[] {
  const ofBrowsers = new Set(
    brands.flatMap(({ direct = {} }) => Object.values(direct).map((path) => basename(path))),
  );
  return files.filter(
    (file) => /\.(js|json)$/.test(file) && !LEFT_OUT.includes(file) && !ofBrowsers.has(file),
  );
}

/** A module that has a loader for each file, by its name. */
function listOf(files: readonly string[]): string {
  const lines = (ending: string, suffix: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => `  '${file}': () => import('./brands/${file}${suffix}'),`);
  return [
    'export const json = {',
    ...lines('.json', '.js'),
    '};',
    'export const modules = {',
    ...lines('.js', ''),
    '};',
    '',
  ].join('\n');
}

/**
 * Builds dist/edge from the rest of dist/: the handler for a runtime without Node, and the brands as modules, for
 * such a runtime has no file system. Each module is deployed with it, and run when its brand is first asked for.
 */
export async function buildEdge(): Promise<void> {
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ logLevel: 'warn', mode: 'production' });
  await builder.build(builder.environments.edge!);
  await mkdir(join(OUT, 'brands'), { recursive: true });
  const catalogue = JSON.parse(await readFile(join(BRANDS, 'catalogue.json'), 'utf8')) as Catalogue;
  const files = filesOfServer(await readdir(BRANDS), catalogue);
  for (const file of files) {
    if (file.endsWith('.js')) {
      await copyFile(join(BRANDS, file), join(OUT, 'brands', file));
    } else {
      const json = await readFile(join(BRANDS, file), 'utf8');
      await writeFile(join(OUT, 'brands', `${file}.js`), `export default ${json};\n`);
    }
  }
  await writeFile(join(OUT, 'brands.js'), listOf(files));
  await writeFile(
    join(OUT, 'manifest.js'),
    `export default ${await readFile(MANIFEST, 'utf8')};\n`,
  );
  await writeFile(join(OUT, WORKER), WORKER_SOURCE);
}

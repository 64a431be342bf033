import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll, isFresh } from '../../../scripts/build/build-all.ts';
import { buildBrands } from '../../../scripts/build/build-brands.ts';
import { DIST } from './built-server.ts';

// Serves the product with the brands of the tests in place of those that are delivered.

process.env.NODE_ENV = 'production';
if (!(await isFresh())) await buildAll();

const project = `${DIST}-project`;
for (const folder of [DIST, project]) rmSync(folder, { recursive: true, force: true });
mkdirSync(project);
symlinkSync(resolve('tests/fixtures/brands'), `${project}/brands`, 'junction');
symlinkSync(resolve('schemas'), `${project}/schemas`, 'junction');

const [outDir, clientDir] = [`${DIST}/brands`, `${DIST}/client/brands`];
cpSync('dist', DIST, { recursive: true });
for (const folder of [outDir, clientDir]) rmSync(folder, { recursive: true });
const { built, diagnostics } = await buildBrands({
  root: project,
  outDir,
  clientDir,
  minify: true,
});
if (!built)
  throw new Error(diagnostics.map(({ file, message }) => `${file}: ${message}`).join('\n'));

const server = pathToFileURL(resolve(DIST, 'server/node.js')).href;
const { main } = (await import(server)) as typeof import('../../../src/server/node.ts');
await main({ allowSandbox: true });

import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import react from '@vitejs/plugin-react';
import { Hono } from 'hono';
import { tsImport } from 'tsx/esm/api';
import { build } from 'vite';
import { compileAtOnce } from '../../build/compile-at-once.ts';
import { compressAssets } from '../../build/compress-assets.ts';
import { BROWSER_FLOOR } from '../../floor/browser-floor.ts';
import { serve } from '../../workshop/host.ts';
import { STEPS, type Form, type Forms } from './forms.ts';
import type { Candidate } from './table.ts';

/** The folder has its own package.json and lock file: packages of rivals are no part of the product. */
const FOLDER = 'scripts/bench/rivals';
const BUILT = 'reports/rivals';

/** The script of each rival. */
const RIVALS: Readonly<Record<Exclude<Candidate, 'guiche'>, string>> = {
  plain: 'plain.ts',
  'hook-form-server': 'hook-form/main.tsx',
  'hook-form': 'hook-form/main.tsx',
  stock: 'stock/main.tsx',
};

interface Drawing {
  documentOf(rival: string, form: Form): string;
  stockDrawer(form: Form): (nonce: string) => string;
}

/** Loads what draws the rivals, which TypeScript does not read here: their packages may not be there yet. */
export async function loadDrawing(): Promise<Drawing> {
  if (!existsSync(`${FOLDER}/node_modules`))
    execSync('npm ci --ignore-scripts', { cwd: FOLDER, stdio: ['ignore', 2, 2] });
  const [tsconfig, file] = [`${FOLDER}/tsconfig.json`, resolve(FOLDER, 'src/draw.tsx')];
  return (await tsImport(file, { parentURL: import.meta.url, tsconfig })) as Drawing;
}

/** Bundles the script of a rival as the product's own build does. */
const bundle = (entry: string, name: string) =>
  build({
    configFile: false,
    root: FOLDER,
    logLevel: 'error',
    plugins: [react(), compileAtOnce('plain', 'main')],
    resolve: {
      dedupe: ['react'],
      // The product's stand-in for the part of RJSF that no form uses. Ajv itself needs the other one, `fast-uri`.
      alias: { 'markdown-to-jsx/react': resolve('src/renderer/form/aliases/no-markdown.tsx') },
    },
    build: {
      outDir: resolve(BUILT),
      emptyOutDir: false,
      target: BROWSER_FLOOR,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: resolve(FOLDER, 'src', entry),
        output: { entryFileNames: name },
      },
    },
  });

/** Builds the rivals and serves them as compressed files, at any free port; resolves to their origin. */
export async function serveRivals(forms: Forms): Promise<string> {
  const { documentOf } = await loadDrawing();
  for (const [rival, entry] of Object.entries(RIVALS)) {
    await bundle(entry, `${rival}/script.js`);
    for (const step of STEPS)
      await writeFile(join(BUILT, rival, `${step}.html`), documentOf(rival, forms[step]));
  }
  await compressAssets(BUILT);
  const app = new Hono().use(serveStatic({ root: BUILT, precompressed: true }));
  return (await serve(app, 0)).origin;
}

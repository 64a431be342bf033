import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import react from '@vitejs/plugin-react';
import { Hono } from 'hono';
import { build, resolveConfig } from 'vite';
import { compressAssets } from '../../build/compress-assets.ts';
import { documentOf } from '../rivals/src/document.ts';
import { STYLE } from '../rivals/src/style.ts';
import { FORMS, type Form } from './forms.ts';

/** The folder has its own package.json and lock file: packages of rivals are no part of the product. */
const FOLDER = 'scripts/bench/rivals';
const BUILT = 'reports/rivals';

function install(): void {
  if (existsSync(`${FOLDER}/node_modules/.package-lock.json`)) return;
  console.error(`Installing the packages of ${FOLDER}/…`);
  const { status } = spawnSync('npm ci --ignore-scripts', {
    cwd: FOLDER,
    shell: true,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`\`npm ci\` in ${FOLDER}/ failed: read its message above.`);
}

async function bundle(environment: 'client' | 'ssr', entry: string, name: string): Promise<void> {
  const given = { configFile: 'vite.config.ts' };
  const product = await resolveConfig(given, 'build', 'production', 'production');
  const { target, minify } = product.environments[environment]!.build;
  await build({
    configFile: false,
    root: FOLDER,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    // The product's alias for the part of RJSF that no form uses. Ajv itself needs the other one, `fast-uri`.
    resolve: {
      alias: { 'markdown-to-jsx/react': resolve(FOLDER, 'src/stock/no-markdown.tsx') },
    },
    ssr: { noExternal: true },
    build: {
      outDir: resolve(BUILT),
      emptyOutDir: false,
      target,
      minify,
      ssr: environment === 'ssr',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: resolve(FOLDER, 'src', entry),
        output: { entryFileNames: name },
      },
    },
  });
}

/** Builds the module by which a rival draws on a server; resolves to its address. */
export async function drawerOf(rival: 'hook-form' | 'stock'): Promise<string> {
  install();
  await bundle('ssr', `${rival}/draw.tsx`, `${rival}.mjs`);
  return pathToFileURL(resolve(BUILT, `${rival}.mjs`)).href;
}

async function buildRivals(): Promise<void> {
  const { draw } = (await import(await drawerOf('hook-form'))) as { draw(form: Form): string };
  const head = `<style>${STYLE}</style>`;
  const rootWith = (drawn: string) => `<div id="root">${drawn}</div>`;
  const rivals = [
    { name: 'plain', entry: 'plain/script.ts', head, bodyOf: draw },
    {
      name: 'hook-form-server',
      entry: 'hook-form/main.tsx',
      head,
      bodyOf: (form: Form) => rootWith(draw(form)),
    },
    { name: 'hook-form', entry: 'hook-form/main.tsx', head, bodyOf: () => rootWith('') },
    { name: 'stock', entry: 'stock/main.tsx', head: '', bodyOf: () => rootWith('') },
  ];
  for (const { name, entry, head, bodyOf } of rivals) {
    const script = `${name}/script.js`;
    await bundle('client', entry, script);
    for (const [step, form] of Object.entries(FORMS)) {
      const html = documentOf(form, { script: `/${script}`, head, body: bodyOf(form) });
      await writeFile(join(BUILT, name, `${step}.html`), html);
    }
  }
  await compressAssets(BUILT);
}

/** Builds the rivals and serves them as compressed files, at any free port. */
export async function serveRivals(): Promise<{ origin: string; stop(): void }> {
  await buildRivals();
  const app = new Hono().use(serveStatic({ root: BUILT, precompressed: true }));
  return new Promise((done) => {
    const server = serve({ fetch: app.fetch, port: 0 }, ({ port }: AddressInfo) =>
      done({ origin: `http://localhost:${port}`, stop: () => void server.close() }),
    );
  });
}

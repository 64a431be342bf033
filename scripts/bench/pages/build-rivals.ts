import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rollup } from 'vite';
import { clientPage } from '../../../rivals/src/client-page.ts';
import { plainPage } from '../../../rivals/src/plain/page.ts';
import { FORMS } from './forms.ts';

/** The folder has its own package.json and lock file: packages of rivals are no part of the product. */
const FOLDER = 'rivals';

/** Ways to draw the forms that are measured beside the product; `plain` is what ratios refer to. */
export const RIVALS = ['plain', 'hook-form', 'stock'] as const;

export type Rival = (typeof RIVALS)[number];

const ENTRIES: Readonly<Record<Rival, string>> = {
  plain: 'src/plain/script.ts',
  'hook-form': 'src/hook-form/main.tsx',
  stock: 'src/stock/main.tsx',
};

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

/** One script, minified, as a production build makes it. */
async function scriptOf(rival: Rival): Promise<string> {
  const output = (await build({
    configFile: false,
    root: FOLDER,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: {
        entry: resolve(FOLDER, ENTRIES[rival]),
        formats: ['iife'],
        name: 'page',
        fileName: rival,
      },
    },
  })) as Rollup.RollupOutput | Rollup.RollupOutput[];
  return [output].flat()[0]!.output[0]!.code;
}

/**
 * Builds every rival.
 *
 * @returns the files to serve, text by path: `/<rival>/<step>` is a page.
 * @throws when their packages cannot be installed.
 */
export async function buildRivals(): Promise<Map<string, string>> {
  install();
  const files = new Map<string, string>();
  for (const rival of RIVALS) {
    const script = `/${rival}.js`;
    files.set(script, await scriptOf(rival));
    for (const [step, form] of Object.entries(FORMS)) {
      const page =
        rival === 'plain' ? plainPage(form, script) : clientPage(form, script, rival !== 'stock');
      files.set(`/${rival}/${step}`, page);
    }
  }
  return files;
}

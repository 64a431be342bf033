import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, resolveConfig, type InlineConfig, type Rollup } from 'vite';
import { documentOf } from '../rivals/src/document.ts';
import { plainBody } from '../rivals/src/plain/body.ts';
import { reactBody } from '../rivals/src/react-body.ts';
import { STYLE } from '../rivals/src/style.ts';
import { FORMS, type Form } from './forms.ts';

/** The folder has its own package.json and lock file: packages of rivals are no part of the product. */
const FOLDER = 'scripts/bench/rivals';

/** Ways to draw the forms that are measured beside the product; `plain` is what ratios refer to. */
export type Rival = 'plain' | 'hook-form-server' | 'hook-form' | 'stock';

interface RivalSource {
  /** The script of its page. */
  entry: string;
  /** The body of the rival's document. */
  bodyOf(form: Form): string;
  /** The rules of STYLE are sent with the page. */
  isStyled: boolean;
  needsEval?: boolean;
}

/** Built files: scripts by path, and by path `/<rival>/<step>` the pages. */
export interface BuiltRivals {
  scripts: Readonly<Record<string, string>>;
  pages: Readonly<Record<string, { htmlOf(nonce: string): string; needsEval?: boolean }>>;
}

/** Installs the packages of the rivals. @throws when that fails. */
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

/** The product's alias for the part of RJSF that no form uses. Ajv itself needs the other one, `fast-uri`. */
const ALIASES = { 'markdown-to-jsx/react': resolve(FOLDER, 'src/stock/no-markdown.tsx') };

/** Builds one entry as the product's environment of this name is built. */
async function bundle(environment: 'client' | 'ssr', entry: string): Promise<Rollup.OutputChunk> {
  const given = { configFile: 'vite.config.ts' };
  const product = await resolveConfig(given, 'build', 'production', 'production');
  const { target, minify } = product.environments[environment]!.build;
  const config: InlineConfig = {
    configFile: false,
    root: FOLDER,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: ALIASES },
    ssr: { noExternal: true },
    build: {
      write: false,
      target,
      minify,
      ssr: environment === 'ssr',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: resolve(FOLDER, 'src', entry) },
    },
  };
  const { output } = (await build(config)) as Rollup.RollupOutput;
  if (output.length > 1) throw new Error(`${entry} was built into more than one file.`);
  return output[0]!;
}

/**
 * Builds what a rival runs on a server, and gives `run` the address of the module.
 *
 * @throws when the packages of the rivals cannot be installed.
 */
export async function withServerBuild<Result>(
  entry: string,
  run: (address: string) => Promise<Result>,
): Promise<Result> {
  install();
  const folder = await mkdtemp(join(tmpdir(), 'rival-'));
  try {
    const file = join(folder, 'draw.mjs');
    await writeFile(file, (await bundle('ssr', entry)).code);
    return await run(pathToFileURL(file).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The markup of every form by react-hook-form. */
const drawnByHookForm = () =>
  withServerBuild('hook-form/draw.tsx', async (address) => {
    const { draw } = (await import(address)) as { draw(form: Form): string };
    return new Map(Object.values(FORMS).map((form: Form) => [form, draw(form)]));
  });

async function sources(): Promise<Record<Rival, RivalSource>> {
  const drawn = await drawnByHookForm();
  return {
    plain: { entry: 'plain/script.ts', bodyOf: plainBody, isStyled: true },
    'hook-form-server': {
      entry: 'hook-form/hydrate.tsx',
      bodyOf: (form) => reactBody(form, drawn.get(form)),
      isStyled: true,
    },
    'hook-form': { entry: 'hook-form/main.tsx', bodyOf: (form) => reactBody(form), isStyled: true },
    stock: {
      entry: 'stock/main.tsx',
      bodyOf: (form) => reactBody(form),
      isStyled: false,
      needsEval: true,
    },
  };
}

/**
 * Builds every rival with the settings of the product's own build.
 *
 * @throws when their packages cannot be installed.
 */
export async function buildRivals(): Promise<BuiltRivals> {
  install();
  const scripts: Record<string, string> = {};
  const pages: Record<string, BuiltRivals['pages'][string]> = {};
  for (const [rival, source] of Object.entries(await sources())) {
    const { fileName, code } = await bundle('client', source.entry);
    const script = `/${rival}/${fileName}`;
    scripts[script] = code;
    for (const [step, form] of Object.entries(FORMS)) {
      const body = source.bodyOf(form);
      pages[`/${rival}/${step}`] = {
        needsEval: source.needsEval,
        htmlOf: (nonce) => {
          const head = source.isStyled ? `<style nonce="${nonce}">${STYLE}</style>` : '';
          return documentOf({ title: form.title, nonce, script, head, body });
        },
      };
    }
  }
  return { scripts, pages };
}

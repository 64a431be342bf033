import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { compileAtOnce } from './scripts/build/compile-at-once.ts';
import { BROWSER_FLOOR } from './scripts/floor/browser-floor.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Modules of MUI for ripples, spinners, icons, text areas that grow and themes with `vars`: no screen has any. */
const NO_PARTS = [
  'TouchRipple',
  'RadioButtonIcon',
  'createThemeWithVars',
  'ThemeProviderWithVars',
  '(CircularProgress|TextareaAutosize|IconButton|Input)/index',
  'svg-icons/\\w+',
];

/** Modules of ours in place of those of a library that our forms never use, or use very little of; `importer`: packages whose imports are replaced. */
const STAND_INS = [
  // A Markdown renderer for descriptions (31 KB gzip).
  { importer: /@rjsf/, source: /^markdown-to-jsx\/react$/, file: 'aliases/no-markdown.tsx' },
  // Ajv, on the server, needs the whole of it; the forms ask two questions that URL answers (7 KB).
  { importer: /@rjsf/, source: /^fast-uri$/, file: 'aliases/uri.ts' },
  // Stock templates and widgets: those of the theme take their place in every form (9 KB).
  {
    importer: /@rjsf\/core\/.*getDefaultRegistry/,
    source: /components\/(templates|widgets)\/index\.js$/,
    file: 'aliases/no-stock.ts',
  },
  {
    importer: /@mui\/material\//,
    source: new RegExp(`/(${NO_PARTS.join('|')})\\.mjs$`),
    file: 'aliases/no-part.ts',
  },
];

/** Puts the stand-ins in place. The build fails where one has nothing to replace any more. */
function standIns(): Plugin {
  const unused = new Set(STAND_INS);
  return {
    name: 'stand-ins',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const found = STAND_INS.find((one) => one.source.test(source) && one.importer.test(importer));
      if (!found) return undefined;
      unused.delete(found);
      return path(`src/renderer/form/${found.file}`);
    },
    buildEnd(error) {
      if (error || this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      const files = [...unused].map(({ file }) => file).join(', ');
      if (files) this.error(`Nothing is replaced any more by these stand-ins: ${files}.`);
    },
  };
}

/** The program of every page, and the chunk of the screens that sell. */
const PROGRAM = path('src/app/browser-entry.tsx');
const PAYMENT = path('src/renderer/payment-chunk.ts');

/** The entries and lazy chunks that bring a module with them. */
function broughtBy(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()) {
  if (seen.has(id)) return [];
  seen.add(id);
  const { isEntry, importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
  const found: string[] = isEntry || dynamicImporters.length > 0 ? [id] : [];
  for (const importer of importers) found.push(...broughtBy(importer, context, seen));
  return found;
}

/**
 * The program is one file. It has what every page needs, and what the payment chunk shares with other
 * chunks: each of these few modules would be a file, and so a request of a payment page, by itself.
 */
function programOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const places = broughtBy(id, context);
  const isShared = places.length > 1 && places.includes(PAYMENT);
  return isShared || places.includes(PROGRAM) ? 'program' : null;
}

/** The unit tests in files of one kind. */
const tests = (
  name: string,
  kind: 'ts' | 'tsx',
  how: { pool?: 'threads'; environment?: 'jsdom'; setupFiles: string[] },
) => ({
  extends: true as const,
  test: {
    name,
    include: ['src', 'widgets', 'scripts', 'tests'].map((folder) => `${folder}/**/*.test.${kind}`),
    exclude: ['tests/e2e/**', 'tests/engines/**', '**/node_modules/**'],
    // Most of the time of small tests is that of loading the same modules again for each file.
    isolate: false,
    ...how,
  },
});

export default defineConfig(({ command }) => ({
  plugins: [react(), standIns(), compileAtOnce('browser-entry', 'payment-chunk')],
  publicDir: 'public',
  appType: 'custom',
  build: {
    // Of servers; the browsers are below.
    target: 'es2022',
    emptyOutDir: true,
    sourcemap: false,
    // A data: script or style is what the page's policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The licences of what is bundled ask for their notices to come with it.
    license: { fileName: 'third-party-notices.txt' },
    // A test holds the weight that a buyer downloads to its limit.
    chunkSizeWarningLimit: Infinity,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      // The names by which the library of error reports leaves out logging and tracing (7 % of it).
      define: command === 'build' ? { __SENTRY_DEBUG__: 'false', __SENTRY_TRACING__: 'false' } : {},
      build: {
        target: BROWSER_FLOOR,
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: [PROGRAM, path('src/captcha/captcha-entry.ts')],
          output: {
            codeSplitting: { groups: [{ debugName: 'program', name: programOf }] },
          },
        },
      },
    },
    ssr: {
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      resolve: {
        // The build runs without node_modules; in development only what is replaced above is bundled.
        noExternal: command === 'build' ? true : ['@rjsf/core'],
      },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            node: path('src/server/node.ts'),
            serve: path('src/server/serve.ts'),
            draw: path('src/app/server-entry.tsx'),
          },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      await builder.build(builder.environments.client!);
      await builder.build(builder.environments.ssr!);
    },
  },
  test: {
    environment: 'node',
    // A second becomes many on a busy machine: what is slow there is not wrong.
    testTimeout: 60_000,
    tags: [
      {
        name: 'long',
        description: 'A check of another test for one more brand or seed, or a file of them.',
      },
    ],
    // By itself it would leave one of two cores idle.
    maxWorkers: '100%',
    // The agent as browsers get it; it starts when its module runs, so that each of its tests needs it anew.
    alias: [{ find: /^(@elastic\/apm-rum(-core)?)$/, replacement: '$1/dist/es/index.js' }],
    server: { deps: { inline: [/@elastic/] } },
    projects: [
      tests('rules', 'ts', { pool: 'threads', setupFiles: ['tests/restore.ts'] }),
      tests('drawn', 'tsx', {
        environment: 'jsdom',
        setupFiles: ['tests/restore.ts', 'tests/drawing/set-up.ts'],
      }),
    ],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
}));

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * What @rjsf/core and MUI pull in and our forms never use: a Markdown renderer (31 KB gzip), every stock
 * field and widget (16 KB), a text area that grows (2 KB), and a way to forget values (1 KB). Where they
 * import them by a relative path, so does the pattern.
 */
const replacements = [
  { find: 'markdown-to-jsx/react', replacement: path('src/renderer/form/no-markdown.tsx') },
  {
    find: /^(\.\.?)\/getDefaultRegistry\.js$/,
    replacement: path('src/renderer/form/default-registry.ts'),
  },
  { find: './omitExtraData.js', replacement: path('src/renderer/form/no-omission.ts') },
  {
    find: /^\.\.\/TextareaAutosize\/index\.mjs$/,
    replacement: path('src/renderer/form/no-growing-text.ts'),
  },
];

/** Ajv, on the server, needs the whole of fast-uri; the forms ask two questions that URL answers. */
const lightUri = {
  name: 'light-uri',
  enforce: 'pre' as const,
  resolveId: (source: string, importer?: string) =>
    source === 'fast-uri' && importer?.includes('@rjsf')
      ? path('src/renderer/form/uri.ts')
      : undefined,
};

/** The unit tests in files of one kind. */
const tests = (name: string, kind: 'ts' | 'tsx', how: { pool?: 'threads'; isolate?: boolean }) => ({
  extends: true as const,
  test: {
    name,
    include: ['src', 'widgets', 'scripts', 'tests'].map((folder) => `${folder}/**/*.test.${kind}`),
    exclude: ['tests/e2e/**', 'tests/firefox/**', '**/node_modules/**'],
    ...how,
  },
});

export default defineConfig(({ command }) => ({
  plugins: [react(), lightUri],
  publicDir: 'public',
  appType: 'custom',
  resolve: { alias: replacements.filter(({ replacement }) => existsSync(replacement)) },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    sourcemap: false,
    // A data: script or style is what the page's policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A test holds the weight that a buyer downloads to its limit.
    chunkSizeWarningLimit: Infinity,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: path('src/app/browser-entry.tsx') },
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
          input: { node: path('src/server/node.ts'), serve: path('src/server/serve.ts') },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
  builder: {},
  test: {
    environment: 'node',
    // Two busy cores: what is slow there is not wrong.
    testTimeout: 30_000,
    tags: [{ name: 'long', description: 'A check of another test for one more brand or seed.' }],
    // By itself it would leave one of two cores idle.
    maxWorkers: '100%',
    projects: [
      // Most of the time of small tests is that of loading the same modules again for each file.
      tests('rules', 'ts', { pool: 'threads', isolate: false }),
      // What draws shares one document, and needs its own.
      tests('drawn', 'tsx', {}),
    ],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
}));

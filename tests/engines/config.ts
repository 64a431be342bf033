import { defineConfig } from 'vitest/config';

/** Tests that run in several browser engines, on the built product. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/engines/*.test.ts'],
    tags: [{ name: 'long', description: 'Left to `npm run test:long`.' }],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // Each file starts the product and its browsers.
    fileParallelism: false,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/engines.json' },
  },
});

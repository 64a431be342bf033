import { defineConfig } from 'vitest/config';

/** Tests that run in Firefox, on the built product. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/firefox/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/firefox.json' },
  },
});

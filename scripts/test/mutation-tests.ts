import { defineConfig } from 'vitest/config';

/** The short unit tests of pure rooms: the tests that have to notice a mutant of Stryker (stryker.config.json). */
export default defineConfig({
  plugins: [
    {
      name: 'short tests',
      configureVitest: ({ project }) => {
        project.config.tagsFilter = ['not long'];
      },
    },
  ],
  test: {
    include: ['src/{rules,flow,brand,checkout}/**/*.test.ts'],
    tags: [{ name: 'long' }],
    testTimeout: 60_000,
  },
});

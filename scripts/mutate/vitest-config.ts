import { defineConfig } from 'vitest/config';

/** The unit tests of one room, which alone have to notice a mutant of it. */
export default defineConfig({
  test: {
    include: [`src/${process.env.MUTATED_ROOM}/**/*.test.ts`],
    // A mutant must not reach a test through a module that another test has loaded.
    pool: 'threads',
    testTimeout: 60_000,
  },
});

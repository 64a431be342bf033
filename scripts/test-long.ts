import { runChecks } from './test/run-checks.ts';

/** Runs the checks of `npm test` over every brand, corpus and seed instead of one example. */
await runChecks([
  {
    name: 'long unit tests',
    command: 'vitest run --tags-filter=long --outputFile.json=reports/long-vitest.json',
    advice: '`npx vitest <file>` runs one file again.',
  },
  { name: 'build', command: 'node --import tsx scripts/build.ts', advice: 'See above.' },
  {
    name: 'long browser tests',
    command: 'playwright test --project=long',
    advice: '`npx playwright test <file>` runs one file again.',
    env: { BROWSER_REPORT: 'reports/long-playwright.json' },
  },
]);

import { filesWithLongCases } from './test/long-files.ts';
import { runChecks, type Check } from './test/run-checks.ts';

const LONG: readonly Check[] = [
  {
    name: 'long unit tests',
    command: `vitest run --tags-filter=long --outputFile.json=reports/long-vitest.json ${filesWithLongCases().join(' ')}`,
    advice: '`npx vitest <file>` runs one file again.',
  },
  { name: 'build', command: 'node --import tsx scripts/build.ts', advice: 'See above.' },
  {
    name: 'long browser tests',
    command: 'playwright test --project=long',
    advice: '`npx playwright test <file>` runs one file again.',
    env: { BROWSER_REPORT: 'reports/long-playwright.json' },
  },
  {
    name: 'purchases and typing in other engines',
    command:
      'vitest run --config tests/engines/config.ts --outputFile.json=reports/long-engines.json',
    advice: '`npx vitest run --config tests/engines/config.ts -t WebKit` runs one engine again.',
  },
  {
    name: 'how screens look',
    command: 'node --import tsx scripts/looks.ts',
    advice:
      'The contact sheet shows what differs. Correct it, or accept it in tests/looks/accepted.json.',
  },
];

await runChecks(LONG);

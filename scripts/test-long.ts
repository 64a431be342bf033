import { filesWithLongCases } from './test/long-files.ts';
import { check, runChecks } from './test/run-checks.ts';

await runChecks([
  check(
    'long unit tests',
    `vitest run --tags-filter=long --outputFile.json=reports/long-vitest.json ${filesWithLongCases().join(' ')}`,
    '`npx vitest <file>` runs one file again.',
  ),
  check('build', 'node --import tsx scripts/build.ts'),
  check(
    'long browser tests',
    'BROWSER_REPORT=reports/long-playwright.json playwright test --project=long',
    '`npx playwright test <file>` runs one file again.',
  ),
  check(
    'purchases and typing in other engines',
    'vitest run --config tests/engines/config.ts --outputFile.json=reports/long-engines.json',
    '`npx vitest run --config tests/engines/config.ts -t WebKit` runs one engine again.',
  ),
  check(
    'how screens look',
    'node --import tsx scripts/looks.ts',
    'The contact sheet shows what differs. Correct it, or accept it in tests/looks/accepted.json.',
  ),
]);

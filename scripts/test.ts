import { existsSync } from 'node:fs';
import { git, whollyLongFiles } from './test/long-files.ts';
import { check, runChecks, type Step } from './test/run-checks.ts';

const CORRECT = 'Correct what is shown above.';
const FORMAT = check('format', 'prettier --check .', 'Run `npm run format`.');
const LINT = check('lint', 'oxlint --deny-warnings', CORRECT);
const TYPES = check('types', 'tsc --noEmit', CORRECT);
const BRANDS = check('brand files', 'node --import tsx scripts/validate-brands.ts', CORRECT);
const UNIT = check(
  'unit tests',
  [
    'vitest run --tags-filter="not long"',
    ...whollyLongFiles().map((file) => `--exclude=${file}`),
  ].join(' '),
  '`npx vitest <file>` runs one file again.',
);
const UNUSED = check('unused code', 'knip', 'Delete what nothing uses.');
const GENERATED = check(
  'generated types',
  'node --import tsx scripts/generate/check-generated.ts',
  'Run `npm run generate` and commit what it wrote.',
);

/** Everything that `npm test` checks; what repeats it over every brand is in `npm run test:long`. */
const ALL: readonly Step[] = [
  // Looking at the format takes as long as all the others.
  [FORMAT, [LINT, UNUSED, GENERATED, TYPES, BRANDS]],
  UNIT,
  check('build', 'node --import tsx scripts/build.ts'),
  check(
    'browser floor',
    'node --import tsx scripts/floor/check-scripts.ts',
    'Write what is shown in a way that the browsers of package.json (`browserslist`) can read.',
  ),
  check(
    'budgets',
    'size-limit',
    'Load later what the first screen does not need. Where the growth is worth it, raise the budget in .size-limit.json.',
  ),
  check(
    'browser tests',
    'playwright test --project=short',
    '`npx playwright test <file>` runs one file again.',
  ),
];

const changedFiles = (): string[] =>
  [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => existsSync(file));

/** Checks of what differs from the last commit. Brand files are read by the checker, and no unit test depends on one. */
function checksOf(files: readonly string[]): Step[] {
  const names = files.map((file) => `'${file}'`).join(' ');
  const format = { ...FORMAT, command: `prettier --check --ignore-unknown ${names}` };
  if (files.every((file) => file.startsWith('brands/'))) return [[format, BRANDS]];
  const isCode = files.some((file) => /\.(ts|tsx|mjs)$/.test(file));
  return [
    [format],
    [TYPES, ...(isCode ? [LINT] : [])],
    ...(files.some((file) => /^(brands|schemas)\//.test(file)) ? [BRANDS] : []),
    { ...UNIT, command: `${UNIT.command} --changed --passWithNoTests` },
  ];
}

if (process.argv.includes('--changed')) {
  const files = changedFiles();
  if (files.length === 0) console.log('Nothing differs from the last commit.');
  else await runChecks(checksOf(files));
} else await runChecks(ALL);

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { whollyLongFiles } from './test/long-files.ts';
import { runChecks, type Check, type Step } from './test/run-checks.ts';

const FORMAT: Check = {
  name: 'format',
  command: 'prettier --check .',
  advice: 'Run `npm run format`.',
};
const LINT: Check = {
  name: 'lint',
  command: 'oxlint --deny-warnings',
  advice: 'Correct what is shown above.',
};
const TYPES: Check = {
  name: 'types',
  command: 'tsc --noEmit',
  advice: 'Correct what is shown above.',
};
const BRANDS: Check = {
  name: 'brand files',
  command: 'node --import tsx scripts/validate-brands.ts',
  advice: 'Correct the brand files shown above.',
};
const UNIT: Check = {
  name: 'unit tests',
  command: [
    'vitest run --tags-filter="not long"',
    ...whollyLongFiles().map((file) => `--exclude=${file}`),
  ].join(' '),
  advice: '`npx vitest <file>` runs one file again.',
};

const UNUSED: Check = {
  name: 'unused code',
  command: 'knip',
  advice: 'Delete what nothing uses.',
};
const GENERATED: Check = {
  name: 'generated types',
  command: 'node --import tsx scripts/generate/check-generated.ts',
  advice: 'Run `npm run generate` and commit what it wrote.',
};

/** Everything that `npm test` checks; what repeats it over every brand is in `npm run test:long`. */
const ALL: readonly Step[] = [
  // Looking at the format takes as long as all the others.
  [FORMAT, [LINT, UNUSED, GENERATED, TYPES, BRANDS]],
  UNIT,
  { name: 'build', command: 'node --import tsx scripts/build.ts', advice: 'See above.' },
  {
    name: 'browser floor',
    command: 'node --import tsx scripts/floor/check-scripts.ts',
    advice:
      'Write what is shown in a way that the browsers of package.json (`browserslist`) can read.',
  },
  {
    name: 'budgets',
    command: 'size-limit',
    advice:
      'Load later what the first screen does not need. Where the growth is worth it, raise the budget in .size-limit.json.',
  },
  {
    name: 'browser tests',
    command: 'playwright test --project=short',
    advice: '`npx playwright test <file>` runs one file again.',
  },
];

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

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

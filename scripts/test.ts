import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';

interface Check {
  name: string;
  command: string;
  /** What to do when it fails. */
  advice: string;
}

/** Everything that has to hold, quickest first. */
const CHECKS: readonly Check[] = [
  { name: 'format', command: 'prettier --check .', advice: 'Run `npm run format`.' },
  { name: 'lint', command: 'oxlint --deny-warnings', advice: 'Correct what is shown above.' },
  { name: 'unused code', command: 'knip', advice: 'Delete what nothing uses.' },
  {
    name: 'generated types',
    command: 'node --import tsx scripts/generate/check-generated.ts',
    advice: 'Run `npm run generate` and commit what it wrote.',
  },
  { name: 'types', command: 'tsc --noEmit', advice: 'Correct what is shown above.' },
  {
    name: 'brand files',
    command: 'node --import tsx scripts/validate-brands.ts',
    advice: 'Correct the brand files shown above.',
  },
  { name: 'unit tests', command: 'vitest run', advice: '`npx vitest <file>` runs one file again.' },
  { name: 'build', command: 'node --import tsx scripts/build.ts', advice: 'See above.' },
  {
    name: 'browser tests',
    command: 'playwright test',
    advice: '`npx playwright test <file>` runs one file again.',
  },
  {
    name: 'typing in Firefox',
    command: 'vitest run --config tests/firefox/config.ts',
    advice: 'The same cases run in Chromium: `npx playwright test typing.spec.ts`.',
  },
];

const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

/** Runs one check with its output shown; seconds it took, or undefined when it failed. */
function secondsOf({ command }: Check): number | undefined {
  const start = performance.now();
  const env = { ...process.env, PATH: path };
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  return status === 0 ? (performance.now() - start) / 1000 : undefined;
}

const times: string[] = [];
for (const check of CHECKS) {
  console.log(`\n— ${check.name}`);
  const seconds = secondsOf(check);
  if (seconds === undefined) {
    console.error(`\nThe check '${check.name}' failed. ${check.advice}`);
    process.exit(1);
  }
  times.push(`${seconds.toFixed(1).padStart(7)} s  ${check.name}`);
}
console.log(`\nAll checks passed.\n${times.join('\n')}`);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageOf, isShown, unknownIds, type Requirement } from './requirements/coverage.ts';
import { testsOfReport, type ReportedTest } from './requirements/read-reports.ts';

const USAGE = `npm run requirements -- [--missing] [ID...]
Prints which requirement of docs/requirements.json is shown by which passing test of the last
run of npm test and npm run test:long (their reports lie in reports/).
  --missing  only the requirements that no passing test shows
  ID         only these requirements, e.g. ROUTE-07`;

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function readTests(folder: string): ReportedTest[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.flatMap((name) => testsOfReport(readJson(join(folder, name))));
}

/** Exit status: 0 every requirement is shown, 1 some are not, 2 no report could be read. */
function main(args: readonly string[]): number {
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const requirements = readJson('docs/requirements.json') as Requirement[];
  const tests = readTests('reports');
  if (tests.length === 0) {
    console.error('No test report was found in reports/: run `npm test` first.');
    return 2;
  }
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const coverage = coverageOf(requirements, tests);
  for (const row of coverage) {
    if (wanted.length > 0 && !wanted.includes(row.id)) continue;
    if (args.includes('--missing') && isShown(row)) continue;
    console.log(`${row.id}  ${isShown(row) ? 'shown' : 'NOT SHOWN'}  ${row.requirement}`);
    row.shownBy.forEach((title) => console.log(`    passes  ${title}`));
    row.failing.forEach((title) => console.log(`    fails   ${title}`));
  }
  const unknown = unknownIds(requirements, tests);
  if (unknown.length > 0) console.log(`Unknown ids in titles: ${unknown.join(' ')}`);
  const shown = coverage.filter(isShown).length;
  console.log(`${shown} of ${coverage.length} requirements are shown by a passing test.`);
  return shown === coverage.length ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));

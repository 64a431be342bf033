import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MutationReport } from './score.ts';

/** Results by folder; `npm run mutate` goes on with what it finds here. */
export const RESULTS = 'reports/mutation';

const fileOf = (folder: string) =>
  join(RESULTS, `${folder.replace(/^src\//, '').replaceAll('/', '-')}.json`);

export const readReport = (file: string): MutationReport =>
  JSON.parse(readFileSync(file, 'utf8')) as MutationReport;

/** The last result of a folder; undefined where there is none. */
export function savedResult(folder: string): MutationReport | undefined {
  const file = fileOf(folder);
  return existsSync(file) ? readReport(file) : undefined;
}

/** One report of several; undefined without any. */
export function joined(reports: readonly MutationReport[]): MutationReport | undefined {
  const [first] = reports;
  return (
    first && {
      ...first,
      files: Object.assign({}, ...reports.map(({ files }) => files)),
      testFiles: Object.assign({}, ...reports.map(({ testFiles }) => testFiles)),
    }
  );
}

/**
 * The results that need not be found again. A survivor is tried again where new tests reach it, which Stryker does
 * not know of code that runs as its module is loaded: those survivors are left out.
 */
export const reusable = (report: MutationReport): MutationReport => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).map(([path, file]) => [
      path,
      {
        ...file,
        mutants: file.mutants.filter((one) => !one.static || one.status !== 'Survived'),
      },
    ]),
  ),
});

/** The part of a report that is about one folder, without those below it. */
export const ofFolder = (report: MutationReport, folder: string): MutationReport => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).filter(([path]) => dirname(path) === folder),
  ),
});

/** Keeps the results of some folders, each by itself. */
export function saveResults(report: MutationReport, folders: readonly string[]): void {
  mkdirSync(RESULTS, { recursive: true });
  for (const folder of folders) {
    writeFileSync(fileOf(folder), JSON.stringify(ofFolder(report, folder)));
  }
}

/** One test of a report: its full title, and whether it passed. */
export interface ReportedTest {
  title: string;
  passed: boolean;
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  title?: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { results: { status: string }[] }[] }[];
}

const NOT_RUN = ['pending', 'skipped', 'todo'];

function vitestTests({ testResults }: VitestReport): ReportedTest[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => !NOT_RUN.includes(status))
    .map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' }));
}

function playwrightTests(suite: PlaywrightSuite, parents = ''): ReportedTest[] {
  const path = `${parents} ${suite.title ?? ''}`.trim();
  const specs = (suite.specs ?? []).flatMap(({ title, ok, tests }) => {
    const statuses = tests.flatMap(({ results }) => results.map(({ status }) => status));
    const ran = statuses.some((status) => status !== 'skipped');
    return ran
      ? [{ title: `${path} ${title}`.trim(), passed: ok && statuses.includes('passed') }]
      : [];
  });
  return [...specs, ...(suite.suites ?? []).flatMap((inner) => playwrightTests(inner, path))];
}

/**
 * Reads the tests that ran from one JSON report, of Vitest or of Playwright.
 *
 * @returns no tests for JSON of any other shape.
 */
export function testsOfReport(report: unknown): ReportedTest[] {
  if (typeof report !== 'object' || report === null) return [];
  if ('testResults' in report) return vitestTests(report as VitestReport);
  if ('suites' in report) return playwrightTests(report as PlaywrightSuite);
  return [];
}

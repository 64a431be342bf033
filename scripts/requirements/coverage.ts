import type { ReportedTest } from './read-reports.ts';

/** A row of docs/requirements.json. */
export interface Requirement {
  /** Stable id that test titles carry in brackets: 'ROUTE-07'. */
  id: string;
  area: string;
  requirement: string;
}

export interface RequirementCoverage extends Requirement {
  /** Titles of the passing tests that show it. */
  shownBy: string[];
  /** Titles of the failing tests that should show it. */
  failing: string[];
}

/** Lists the ids that a title carries in brackets: '[ROUTE-07] [CALL-01, CALL-02] the link …'. */
export function idsInTitle(title: string): string[] {
  const brackets = title.match(/\[[^[\]]*\]/g) ?? [];
  return brackets.flatMap((text) => text.match(/\b[A-Z]+-\d{2,3}\b/g) ?? []);
}

/** Assigns each requirement the tests whose titles carry its id. */
export function coverageOf(
  requirements: readonly Requirement[],
  tests: readonly ReportedTest[],
): RequirementCoverage[] {
  const byId = new Map<string, ReportedTest[]>();
  for (const test of tests) {
    for (const id of idsInTitle(test.title)) byId.set(id, [...(byId.get(id) ?? []), test]);
  }
  return requirements.map((requirement) => {
    const own = byId.get(requirement.id) ?? [];
    const titles = (passed: boolean) =>
      own.filter((test) => test.passed === passed).map(({ title }) => title);
    return { ...requirement, shownBy: titles(true), failing: titles(false) };
  });
}

/** Whether a requirement is shown: by a passing test, and by no failing one. */
export const isShown = ({ shownBy, failing }: RequirementCoverage): boolean =>
  shownBy.length > 0 && failing.length === 0;

/** Lists the ids in titles that no requirement has. */
export function unknownIds(
  requirements: readonly Requirement[],
  tests: readonly ReportedTest[],
): string[] {
  const known = new Set(requirements.map(({ id }) => id));
  const areas = new Set(requirements.map(({ area }) => area));
  const ids = new Set(tests.flatMap(({ title }) => idsInTitle(title)));
  return [...ids].filter((id) => !known.has(id) && areas.has(id.split('-')[0]!));
}

import { expect, test } from 'vitest';
import { coverageOf, idsInTitle, isShown, unknownIds } from './coverage.ts';
import { testsOfReport } from './read-reports.ts';

const requirements = [
  { id: 'ROUTE-01', area: 'ROUTE', requirement: 'one' },
  { id: 'ROUTE-02', area: 'ROUTE', requirement: 'two' },
  { id: 'CALL-01', area: 'CALL', requirement: 'three' },
];

test('ids stand in brackets, alone or with commas', () => {
  expect(idsInTitle('[ROUTE-01] [CALL-01, CALL-12] a link leads to ROUTE-02')).toEqual([
    'ROUTE-01',
    'CALL-01',
    'CALL-12',
  ]);
});

test('a requirement is shown by a passing test, unless another one with its id fails', () => {
  const tests = [
    { title: '[ROUTE-01] a', passed: true },
    { title: '[ROUTE-02] b', passed: true },
    { title: '[ROUTE-02] c', passed: false },
  ];
  const coverage = coverageOf(requirements, tests);
  expect(coverage.map((one) => [one.id, isShown(one)])).toEqual([
    ['ROUTE-01', true],
    ['ROUTE-02', false],
    ['CALL-01', false],
  ]);
  expect(coverage[1]).toMatchObject({ shownBy: ['[ROUTE-02] b'], failing: ['[ROUTE-02] c'] });
});

test('an id of a known area that no requirement has is reported; other brackets are not', () => {
  const tests = [{ title: '[ROUTE-99] [UTF-8] x', passed: true }];
  expect(unknownIds(requirements, tests)).toEqual(['ROUTE-99']);
});

test('a report of Vitest: passed and failed tests, without those that did not run', () => {
  const report = {
    testResults: [
      {
        assertionResults: [
          { fullName: 'a', status: 'passed' },
          { fullName: 'b', status: 'failed' },
          { fullName: 'c', status: 'skipped' },
        ],
      },
    ],
  };
  expect(testsOfReport(report)).toEqual([
    { title: 'a', passed: true },
    { title: 'b', passed: false },
  ]);
});

test('a report of Playwright: titles of the suites stand before the test, at any depth', () => {
  const spec = (title: string, ok: boolean, ...statuses: string[]) => ({
    title,
    ok,
    tests: [{ results: statuses.map((status) => ({ status })) }],
  });
  const report = {
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('one', true, 'passed'), spec('two', true, 'skipped')],
        suites: [{ title: '[CALL-01] group', specs: [spec('three', false, 'failed')] }],
      },
    ],
  };
  expect(testsOfReport(report)).toEqual([
    { title: 'a.spec.ts one', passed: true },
    { title: 'a.spec.ts [CALL-01] group three', passed: false },
  ]);
});

test('JSON of another shape holds no tests', () => {
  expect([testsOfReport(null), testsOfReport([]), testsOfReport({ findings: [] })]).toEqual([
    [],
    [],
    [],
  ]);
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import { formatJunit } from './junit.ts';
import { reportOf } from './check-report-test-kit.ts';
import type { CheckReport } from './check-report.ts';

const finding: Diagnostic = {
  file: 'brands/alfa/brand.json',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  rule: 'value',
  severity: 'error',
  message: 'A "<b>" & \u0000 \uD800 ]]> wrong.',
  suggestion: 'Do that.',
};
const warning: Diagnostic = { ...finding, severity: 'warning', message: 'Look at it.' };

function report(diagnostics: Diagnostic[], more: Partial<CheckReport> = {}) {
  const xml = formatJunit(
    reportOf(diagnostics, () => '{', more),
    new Date('2026-01-15T12:00:00Z'),
  );
  const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml');
  expect(documentElement.querySelector('parsererror')).toBeNull();
  return documentElement;
}
const attributesOf = (element: Element | null) =>
  Object.fromEntries([...element!.attributes].map(({ name, value }) => [name, value]));
/** Names of elements and attributes, as the schemas of Ant and Jenkins both order and allow them. */
const shapeOf = (element: Element): string =>
  `${element.localName}(${Object.keys(attributesOf(element)).join()})[${[...element.children].map(shapeOf).join()}]`;

const SUITE = 'name,tests,failures,errors,time,timestamp,hostname,id,package';
const REST = 'system-out()[],system-err()[]';

test('a file without findings is a test that passes', () => {
  expect(shapeOf(report([]))).toBe(
    `testsuites()[testsuite(${SUITE})[properties()[],testcase(name,classname,time)[],${REST}]]`,
  );
});

test('a file with findings is one failure that tells all of them', () => {
  const root = report([finding, { ...finding, rule: 'type' }]);
  expect(shapeOf(root)).toBe(
    `testsuites()[testsuite(${SUITE})[properties()[],testcase(name,classname,time)[failure(message,type)[]],${REST}]]`,
  );
  expect(attributesOf(root.querySelector('testsuite'))).toEqual({
    name: 'validate-brands',
    tests: '1',
    failures: '1',
    errors: '0',
    time: '0.250',
    timestamp: '2026-01-15T12:00:00',
    hostname: 'localhost',
    id: '0',
    package: 'brands',
  });
  const failure = root.querySelector('failure')!;
  expect(failure.getAttribute('message')).toBe(
    'A "<b>" & \uFFFD \uFFFD ]]> wrong. Do that. (and 1 more)',
  );
  expect(failure.textContent).toContain('[type]');
});

test('what does not let the run fail is output', () => {
  const root = report([warning]);
  expect(root.querySelector('failure')).toBeNull();
  expect(root.querySelector('system-out')!.textContent).toContain('Look at it.');
  expect(report([warning], { failOn: 'warning' }).querySelectorAll('failure')).toHaveLength(1);
});

import { expect, test } from 'vitest';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import { place, reportOf } from './check-report-test-kit.ts';
import type { CheckReport } from './check-report.ts';
import { formatFinding, formatText, sumOf } from './text.ts';

const finding: Diagnostic = {
  ...place,
  rule: 'unknown-key',
  severity: 'error',
  message: "'kye' is not a key of this file.",
  suggestion: "Did you mean 'key'?",
  path: 'kye',
};
const warning: Diagnostic = { ...finding, rule: 'placeholder', severity: 'warning' };
const textOf = () => '{\n  "kye": "ALFA"\n}';
const report = (diagnostics: Diagnostic[], more: Partial<CheckReport> = {}) =>
  reportOf(diagnostics, textOf, more);

test('[CARD-25] a finding says file, line, column, severity, rule, words and path, and shows the line', () => {
  expect(formatFinding(finding, textOf)).toBe(
    [
      "brands/alfa/brand.json:2:3  error  [unknown-key]  'kye' is not a key of this file.",
      '    at kye',
      '    2 |   "kye": "ALFA"',
      '      |   ^^^^^',
      "    help: Did you mean 'key'?",
      '    docs: schemas/reference/rules/unknown-key.md',
    ].join('\n'),
  );
});

test('a second place has a frame of its own, with what it has to do with the first', () => {
  const related = [
    { ...finding, line: 1, column: 1, endLine: 1, endColumn: 2, message: 'extends it from here' },
  ];
  expect(formatFinding({ ...finding, related }, textOf)).toContain(
    ['brands/alfa/brand.json:1:1  extends it from here', '    1 | {', '      | -'].join('\n'),
  );
});

test('a finding without path, suggestion and text has no frame', () => {
  const bare = { ...finding, path: undefined, suggestion: undefined };
  expect(formatFinding(bare, () => undefined)).toBe(
    [
      "brands/alfa/brand.json:2:3  error  [unknown-key]  'kye' is not a key of this file.",
      '    docs: schemas/reference/rules/unknown-key.md',
    ].join('\n'),
  );
});

test('valid brands have one line each, below warnings', () => {
  expect(formatText(report([]))).toBe('brands/alfa  ALFA BR  valid\n1 brand valid, no warnings.');
  const lines = formatText(report([warning])).split('\n');
  expect(lines[0]).toMatch(/warning {2}\[placeholder\]/);
  expect(lines.slice(-2)).toEqual(['brands/alfa  ALFA BR  valid', '1 brand valid, 1 warning.']);
});

test('with errors no brand is called valid', () => {
  const text = formatText(report([finding]));
  expect(text).not.toContain('valid');
  expect(text.split('\n').at(-1)).toBe('1 error in 1 file, no warnings.');
});

test('the sum counts errors, the files they are in, and warnings', () => {
  const other = { ...finding, file: 'brands/beta/brand.json' };
  expect(sumOf(report([finding, finding, other, warning, warning]))).toBe(
    '3 errors in 2 files, 2 warnings.',
  );
});

test('findings that nobody asked about are counted', () => {
  const lines = formatText(report([], { elsewhere: 2 })).split('\n');
  expect(lines.at(-1)).toBe('2 findings elsewhere.');
});

test('colours are put on by what a piece is', () => {
  const painted = formatFinding(finding, textOf, (what, text) => `<${what}>${text}</>`);
  expect(painted).toMatch(/^<place>brands\/alfa\/brand\.json:2:3<\/> {2}<error>error<\/>/);
});

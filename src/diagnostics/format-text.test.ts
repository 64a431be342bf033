import { expect, test } from 'vitest';
import type { Diagnostic } from '../contract/diagnostic.ts';
import { formatFinding, formatText, sumOf } from './format-text.ts';

const finding: Diagnostic = {
  file: 'brands/alfa/brand.json',
  line: 2,
  column: 3,
  endLine: 2,
  endColumn: 8,
  rule: 'unknown-key',
  severity: 'error',
  message: "'kye' is not a key of this file.",
  suggestion: "Did you mean 'key'?",
  path: 'kye',
};
const warning: Diagnostic = {
  ...finding,
  rule: 'placeholder',
  severity: 'warning',
  message: 'Hm.',
};
const textOf = () => '{\n  "kye": "ALFA"\n}';
const brands = [{ id: 'alfa', key: 'ALFA', area: 'BR' }];

test('[CARD-25] a finding says file, line, column, severity, rule, words and path, and shows the line', () => {
  expect(formatFinding(finding, textOf)).toBe(
    [
      "brands/alfa/brand.json:2:3  error  [unknown-key]  'kye' is not a key of this file. Did you mean 'key'?",
      '    at kye',
      '    2 |   "kye": "ALFA"',
      '      |   ^^^^^',
    ].join('\n'),
  );
});

test('a finding without path, suggestion and text is one line', () => {
  const bare = { ...finding, path: undefined, suggestion: undefined };
  expect(formatFinding(bare, () => undefined)).toBe(
    "brands/alfa/brand.json:2:3  error  [unknown-key]  'kye' is not a key of this file.",
  );
});

test('valid brands have one line each, below warnings', () => {
  expect(formatText([], brands, textOf)).toBe(
    'brands/alfa  ALFA BR  valid\n1 brand valid, no warnings.',
  );
  const lines = formatText([warning], brands, textOf).split('\n');
  expect(lines[0]).toMatch(/warning {2}\[placeholder\]/);
  expect(lines.slice(-2)).toEqual(['brands/alfa  ALFA BR  valid', '1 brand valid, 1 warning.']);
});

test('with errors no brand is called valid', () => {
  const text = formatText([finding], brands, textOf);
  expect(text).not.toContain('valid');
  expect(text.split('\n').at(-1)).toBe('1 error in 1 file, no warnings.');
});

test('the sum counts errors, the files they are in, and warnings', () => {
  const other = { ...finding, file: 'brands/beta/brand.json' };
  expect(sumOf([finding, finding, other, warning, warning], 3)).toBe(
    '3 errors in 2 files, 2 warnings.',
  );
});

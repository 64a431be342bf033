import { expect, test } from 'vitest';
import { formatJson } from './format-json.ts';

test('findings for programs: file, line, column, rule, severity and a message that says all', () => {
  const json = formatJson([
    {
      file: 'brands/alfa/brand.json',
      line: 2,
      column: 3,
      endLine: 2,
      endColumn: 8,
      rule: 'value',
      severity: 'warning',
      message: 'This is wrong.',
      suggestion: 'Do that.',
    },
  ]);
  expect(JSON.parse(json)).toEqual({
    findings: [
      {
        file: 'brands/alfa/brand.json',
        line: 2,
        column: 3,
        endLine: 2,
        endColumn: 8,
        rule: 'value',
        severity: 'warning',
        message: 'This is wrong. Do that.',
        suggestion: 'Do that.',
      },
    ],
  });
});

test('no findings are an empty list', () => {
  expect(JSON.parse(formatJson([]))).toEqual({ findings: [] });
});

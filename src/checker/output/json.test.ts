import { expect, test } from 'vitest';
import { place, reportOf } from './check-report-test-kit.ts';
import { formatJson } from './programs.ts';

test('findings for programs: place, rule, severity, a message that says all, and the page of the rule', () => {
  const related = [{ ...place, line: 9, message: 'the other one is here' }];
  const about = { rule: 'value', severity: 'warning', message: 'This is wrong.' } as const;
  const finding = { ...place, ...about };
  const json = formatJson(
    reportOf([{ ...finding, suggestion: 'Do that.', path: 'key', related }, finding]),
  );
  expect(JSON.parse(json)).toEqual({
    findings: [
      {
        ...finding,
        message: 'This is wrong. Do that.',
        suggestion: 'Do that.',
        docs: 'schemas/reference/rules/value.md',
        path: 'key',
        related,
      },
      { ...finding, suggestion: null, docs: 'schemas/reference/rules/value.md' },
    ],
    summary: { errors: 0, warnings: 2, files: 1, brands: 1, placeholders: 0 },
  });
});

import { expect, test } from 'vitest';
import { place, reportOf } from './check-report-test-kit.ts';
import { formatGithub, formatJson } from './programs.ts';

const strange = { ...place, file: 'brands/alfa/a,b:c%.json' };
const finding = {
  ...strange,
  rule: 'value',
  severity: 'error',
  message: '50 %\r\nof it.',
} as const;

test('an annotation stands at its place; signs that mean something to GitHub are escaped', () => {
  const related = [{ ...strange, file: 'x.json', line: 7, message: 'the other one is here' }];
  const [line] = formatGithub(
    reportOf([{ ...finding, suggestion: 'Do that.', related }]),
    (file) => `shop/${file}`,
  ).split('\n');
  expect(line).toBe(
    '::error file=shop/brands/alfa/a%2Cb%3Ac%25.json,line=2,endLine=2,col=3,endColumn=8,title=value' +
      '::50 %25%0D%0Aof it. Do that.%0Ashop/x.json:7: the other one is here%0Aschemas/reference/rules/value.md',
  );
});

test('warnings are warnings, and the sum closes the log', () => {
  const report = reportOf([{ ...finding, severity: 'warning' }]);
  const lines = formatGithub(report, (file) => file).split('\n');
  expect(lines[0]).toMatch(/^::warning file=/);
  expect(lines.at(-1)).toBe('1 brand valid, 1 warning.');
});

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

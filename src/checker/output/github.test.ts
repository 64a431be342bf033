import { expect, test } from 'vitest';
import { place as known, reportOf } from './check-report-test-kit.ts';
import { formatGithub } from './programs.ts';

const place = { ...known, file: 'brands/alfa/a,b:c%.json' };
const finding = { ...place, rule: 'value', severity: 'error', message: '50 %\r\nof it.' } as const;

test('an annotation stands at its place; signs that mean something to GitHub are escaped', () => {
  const related = [{ ...place, file: 'x.json', line: 7, message: 'the other one is here' }];
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

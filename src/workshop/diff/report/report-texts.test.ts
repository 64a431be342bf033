import { expect, test } from 'vitest';
import { beginningOf } from '../../../brand/parse/node.ts';
import type { Diagnostic } from '../../../contract/diagnostic.ts';
import { aChange, aReport, described } from '../diff-test-kit.ts';
import { headline, placeOf } from './report-texts.ts';

test('the place of a change, where it has one', () => {
  const place = { ...beginningOf('a.json'), line: 7 };
  expect(placeOf(aChange({ place }))).toBe('a.json:7');
  expect(placeOf(aChange({ place, isRemoved: true }))).toBe('was at a.json:7');
  expect(placeOf(aChange())).toBe('');
});

const error = {
  ...beginningOf('a.json'),
  rule: 'r',
  severity: 'error',
  message: 'm',
} as Diagnostic;
const broken = { kind: 'link', sentence: 's', brands: ['a'] } as const;
const change = (...brands: string[]) => described({ title: 't' }, { brands });

test.each([
  [{}, 'Compared with main, nothing changes for any buyer.'],
  [{ changes: [change('a')] }, 'Compared with main: 1 change in 1 brand.'],
  [{ changes: [change('a', 'b'), change('b')] }, 'Compared with main: 2 changes in 2 brands.'],
  [
    { changes: [change('a')], breaks: [{ ...broken, brands: ['a'] }], errors: [error, error] },
    'Compared with main: 1 change in 1 brand, 1 thing that may break, 2 errors.',
  ],
])('%#: %s', (report, text) => {
  expect(headline(aReport(report))).toBe(text);
});

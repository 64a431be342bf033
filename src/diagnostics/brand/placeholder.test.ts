import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './placeholder.ts';

test('a warning for a brand whose values are invented, and for that brand alone', () => {
  expect(rule.meta.severity).toBe('warning');
  const files = {
    'beta/brand.json': { placeholder: true },
    'alfa/brand.json': { extends: 'beta' },
  };
  expect(reportsOf(rule, files, [], 'beta')).toEqual([
    "beta/brand.json placeholder: Names, colours, links or ids of this brand are invented. Put in the owner's and delete this line.",
  ]);
  expect(reportsOf(rule, files)).toEqual([]);
  expect(reportsOf(rule, { 'alfa/brand.json': { placeholder: false } })).toEqual([]);
});

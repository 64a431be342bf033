import { expect, test } from 'vitest';
import { said } from '../rule-test-kit.ts';
import { placeholder } from './placeholder.ts';

test('a warning for a brand whose values are invented, and for that brand alone', () => {
  expect(placeholder.severity).toBe('warning');
  const files = {
    'beta/brand.json': { placeholder: true },
    'alfa/brand.json': { extends: 'beta' },
  };
  expect(said(placeholder, files, [], 'beta')).toEqual([
    "beta/brand.json placeholder: Names, colours, links or ids of this brand are invented. Put in the owner's and delete this line.",
  ]);
  expect(said(placeholder, files)).toEqual([]);
  expect(said(placeholder, { 'alfa/brand.json': { placeholder: false } })).toEqual([]);
});

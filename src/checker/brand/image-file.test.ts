import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './image-file.ts';

const base = {
  'base/brand.json': { logoFile: 'logo.svg', payment: { productDsIcon: 'logo.svg' } },
};
const heir = { ...base, 'alfa/brand.json': { extends: 'base' } };

test.each(['alfa/logo.svg', 'base/logo.svg'])('an image that is there: %s', (image) => {
  expect(reportsOf(rule, heir, [image])).toEqual([]);
});

test('an image that the base names and each brand brings, once', () => {
  expect(reportsOf(rule, heir)).toEqual([
    "alfa/brand.json : There is no image 'logo.svg' (logoFile). Put it into brands/alfa/.",
  ]);
});

test('a brand does not answer for the image that its parent, a brand, has named', () => {
  const files = {
    'beta/brand.json': { logoFile: 'x.svg', payment: {} },
    'alfa/brand.json': { extends: 'beta' },
  };
  expect(reportsOf(rule, files)).toEqual([]);
});

import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './image-file.ts';

const base = { 'base/brand.json': { logoFile: 'logo.svg' } };
const heir = { ...base, 'alfa/brand.json': { extends: 'base' } };

test.each(['alfa/logo.svg', 'base/logo.svg'])('an image that is there: %s', (image) => {
  expect(reportsOf(rule, heir, [image])).toEqual([]);
});

test('an image misspelt where it is named', () => {
  const files = { 'alfa/brand.json': { faviconFile: 'favicn.svg' } };
  expect(reportsOf(rule, files, ['alfa/favicon.svg'])).toEqual([
    "alfa/brand.json faviconFile: There is no image 'favicn.svg' (faviconFile). Did you mean 'favicon.svg'?",
  ]);
});

test('an image that the base names and each brand brings', () => {
  expect(reportsOf(rule, heir)).toEqual([
    "alfa/brand.json : There is no image 'logo.svg' (logoFile). Put it into brands/alfa/.",
  ]);
});

test('a brand does not answer for the image that its parent, a brand, has named', () => {
  const files = {
    'beta/brand.json': { logoFile: 'x.svg' },
    'alfa/brand.json': { extends: 'beta' },
  };
  expect(reportsOf(rule, files)).toEqual([]);
});

test('several images that are missing are reported together, each with all that name it', () => {
  const base = { logoFile: 'logo.svg', faviconFile: 'f.svg', payment: { productDsIcon: 'f.svg' } };
  const files = { 'base/brand.json': base, 'alfa/brand.json': { extends: 'base' } };
  expect(reportsOf(rule, files)).toEqual([
    "alfa/brand.json : These images are missing: 'logo.svg' (logoFile), 'f.svg' (faviconFile, payment.productDsIcon). Put them into brands/alfa/.",
  ]);
});

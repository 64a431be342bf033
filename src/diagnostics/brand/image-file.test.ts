import { expect, test } from 'vitest';
import { said } from '../rule-test-kit.ts';
import { imageFile } from './image-file.ts';

const base = { 'base/brand.json': { logoFile: 'logo.svg' } };
const heir = { ...base, 'alfa/brand.json': { extends: 'base' } };

test.each(['alfa/logo.svg', 'base/logo.svg'])('an image that is there: %s', (image) => {
  expect(said(imageFile, heir, [image])).toEqual([]);
});

test('an image misspelt where it is named', () => {
  const files = { 'alfa/brand.json': { faviconFile: 'favicn.svg' } };
  expect(said(imageFile, files, ['alfa/favicon.svg'])).toEqual([
    "alfa/brand.json faviconFile: There is no image 'favicn.svg' (faviconFile). Did you mean 'favicon.svg'?",
  ]);
});

test('an image that the base names and each brand brings', () => {
  expect(said(imageFile, heir)).toEqual([
    "alfa/brand.json : There is no image 'logo.svg' (logoFile). Put it into brands/alfa/.",
  ]);
});

test('a brand does not answer for the image that its parent, a brand, has named', () => {
  const files = {
    'beta/brand.json': { logoFile: 'x.svg' },
    'alfa/brand.json': { extends: 'beta' },
  };
  expect(said(imageFile, files)).toEqual([]);
});

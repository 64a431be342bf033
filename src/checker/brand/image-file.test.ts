import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './image-file.ts';

test('a brand does not answer for the image that its parent, a brand, has named', () => {
  const files = {
    'beta/brand.json': { logoFile: 'x.svg', payment: {} },
    'alfa/brand.json': { extends: 'beta' },
  };
  expect(reportsOf(rule, files)).toEqual([]);
});

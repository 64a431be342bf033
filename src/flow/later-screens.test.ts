import { expect, test } from 'vitest';
import type { LoadedBrand } from '../contract/compiled-brand.ts';
import { addLater, isLaterPath } from './later-screens.ts';

const flows = [
  { id: 'default', steps: [{ id: 'a', templateId: 'lead' }] },
  { id: 'other', steps: [{ id: 'b', templateId: 'presentation' }] },
];

test.each([
  ['/lead', false],
  ['/presentation', false],
  ['/payment', true],
  ['/payment/abc', true],
  ['/nowhere', true],
])('the screen of %s comes later: %s', (path, isLater) => {
  expect(isLaterPath({ flows }, path)).toBe(isLater);
});

test('later screens and validators are put beside the first ones', () => {
  const loaded = {
    brand: { screens: { lead: { blocks: [] } } },
    validators: { lead: {} },
  } as unknown as LoadedBrand;
  const { brand } = loaded;
  addLater(loaded, { screens: { payment: { blocks: [] } }, validators: { payment: {} } });
  expect(Object.keys(brand.screens)).toEqual(['lead', 'payment']);
  expect(Object.keys(loaded.validators)).toEqual(['lead', 'payment']);
});

import { expect, test } from 'vitest';
import type { LoadedBrand } from '../contract/compiled-brand.ts';
import { addLater, isLaterScreen } from './screens.ts';

const flows = [
  { id: 'default', steps: [{ id: 'a', templateId: 'lead' }] },
  { id: 'other', steps: [{ id: 'b', templateId: 'presentation' }] },
  { id: 'empty', steps: [] },
];

test.each([
  ['lead', false],
  ['presentation', false],
  ['payment', true],
  ['payment/[id]', true],
])('the screen %s is loaded later: %s', (templateId, isLater) => {
  expect(isLaterScreen({ flows }, templateId)).toBe(isLater);
});

test('a screen that is there already stays the object that was drawn', () => {
  const payment = { blocks: [] };
  const validator = {};
  const loaded = {
    brand: { screens: { payment }, texts: {} },
    validators: { payment: validator },
  } as unknown as LoadedBrand;
  const again = { payment: { blocks: [] }, success: { blocks: [] } };
  addLater(loaded, { screens: again, validators: { payment: {} }, texts: {} });
  expect(loaded.brand.screens.payment).toBe(payment);
  expect(loaded.brand.screens.success).toBe(again.success);
  expect(loaded.validators.payment).toBe(validator);
});

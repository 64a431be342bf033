import { expect, test } from 'vitest';
import type { LoadedBrand } from '../contract/compiled-brand.ts';
import { brandOf, catalogue } from './server-test-kit.ts';
import { linksOfBrand } from './brand-links.ts';

test('a brand is reached at the first step of its flow, by key and language (D-180)', () => {
  const [first, ofMozambique] = catalogue.brands.map((entry) => {
    return { entry, brand: brandOf(entry).brand };
  });
  const startOf = (brand: Pick<LoadedBrand['brand'], 'flows'>, entry = first!.entry) =>
    linksOfBrand(entry, { ...first!.brand, ...brand }).start;
  expect(startOf(first!.brand)).toBe('/lead?product=ALPHA');
  expect(startOf(ofMozambique!.brand, ofMozambique!.entry)).toBe('/lead?product=ALPHA&lang=pt-MZ');
  const steps = ['presentation', 'lead'].map((id) => ({ id, templateId: id }));
  const flows = [{ id: 'default', steps }];
  expect(startOf({ flows })).toBe('/presentation?product=ALPHA');
});

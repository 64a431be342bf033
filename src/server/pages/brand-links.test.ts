import { expect, test } from 'vitest';
import { brandOf, catalogue } from '../server-test-kit.ts';
import { brandHref } from './brand-links.ts';

test('a brand is reached at the first step of its flow, by key and language (D-180)', () => {
  const [first, ofMozambique] = catalogue.brands.map((entry) => {
    return { entry, brand: brandOf(entry).brand };
  });
  expect(brandHref(first!.entry, first!.brand)).toBe('/lead?product=ALPHA');
  expect(brandHref(ofMozambique!.entry, ofMozambique!.brand)).toBe(
    '/lead?product=ALPHA&lang=pt-MZ',
  );
  const steps = ['presentation', 'lead'].map((id) => ({ id, templateId: id }));
  const flows = [{ id: 'default', steps }];
  expect(brandHref(first!.entry, { flows })).toBe('/presentation?product=ALPHA');
});

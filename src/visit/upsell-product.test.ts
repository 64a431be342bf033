import { expect, test } from 'vitest';
import type { CatalogueEntry } from '../contract/compiled-brand.ts';
import { upsellProduct } from './upsell-product.ts';

const entry = (key: string, dsProductId: string, area: 'BR' | 'MZ' = 'BR'): CatalogueEntry => ({
  id: `${key}-${area}`.toLowerCase(),
  key,
  area,
  productCode: key,
  dsProductId,
  business: `business-${key}-${area}`,
  name: `${key} ${area}`,
  module: '/brands/x.js',
});
const catalogue = {
  brands: [entry('ONE', 'ds-one'), entry('TWO', 'ds-two', 'MZ'), entry('TWO', 'ds-two')],
};
const seller = { business: 'medical-prep', area: 'BR' } as const;
const flow = (dsProductId?: string) => ({ props: { upsell: { dsProductId } } });

test("the brand's upsellProductName wins, with the brand's business", () => {
  const named = { ...seller, upsellProductName: 'EXTRA', upsellData: { name: 'Mais', theme: 'x' } };
  expect(upsellProduct(named, [flow('ds-one')], catalogue)).toEqual({
    productCode: 'EXTRA',
    business: 'medical-prep',
    name: 'Mais',
  });
});

test('the product code replaces a missing name', () => {
  const named = { ...seller, upsellProductName: 'EXTRA' };
  expect(upsellProduct(named, [], catalogue)?.name).toBe('EXTRA');
});

test("else the brand whose dsProductId is the flow's, in the seller's area", () => {
  const sold = upsellProduct(seller, [flow(), flow('ds-two')], catalogue);
  expect(sold).toEqual({ productCode: 'TWO', business: 'business-TWO-BR', name: 'TWO BR' });
  const abroad = upsellProduct({ ...seller, area: 'MZ' }, [flow('ds-two')], catalogue);
  expect(abroad?.name).toBe('TWO MZ');
  expect(upsellProduct({ ...seller, area: 'MZ' }, [flow('ds-one')], catalogue)?.name).toBe(
    'ONE BR',
  );
});

test.each([[[]], [[flow()]], [[{}]], [[flow('ds-nobody')]]])(
  'nothing is offered by %j',
  (flows) => {
    expect(upsellProduct(seller, flows, catalogue)).toBeUndefined();
  },
);

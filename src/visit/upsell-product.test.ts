import { expect, test } from 'vitest';
import { visitUpsell } from './upsell-product.ts';
import { entry } from '../../tests/fakes/catalogue.ts';

const brand = (key: string, area: 'BR' | 'MZ' = 'BR') => ({
  ...entry(key, area),
  business: `business-${key}-${area}`,
  name: `${key} ${area}`,
  bffId: `bff-${key}`,
});
const catalogue = { brands: [brand('ONE'), brand('TWO', 'MZ'), brand('TWO')] };
const TWO = { productCode: 'TWO', business: 'business-TWO-BR', bffId: 'bff-TWO', name: 'TWO BR' };
const seller = { business: 'medical-prep', area: 'BR' } as const;
const named = { ...seller, upsellProductName: 'EXTRA', upsellData: { name: 'Mais', theme: 'x' } };
const flow = (dsProductId?: string) => ({ props: { upsell: { dsProductId } } });

test('[ENTITY-34] a flow decides the product, and with it name, business, id and theme', () => {
  const sold = visitUpsell(named, [flow('ds-two'), flow('ds-one')], catalogue);
  expect(sold?.product).toEqual(TWO);
  expect(sold?.presenter?.id).toBe('two-br');
});

test('[BRAND-72] upsellData presents the product whose theme it names, and no other', () => {
  const own = { ...seller, upsellData: { name: 'Dois', theme: 'two-br' } };
  const presented = visitUpsell(own, [flow('ds-two')], catalogue);
  expect(presented).toEqual({ product: { ...TWO, name: 'Dois' } });
  const other = visitUpsell(own, [flow('ds-one')], catalogue);
  expect([other?.product.name, other?.presenter?.id]).toEqual(['ONE BR', 'one-br']);
});

test("[BRAND-73] else it is the brand's upsellProductName, as upsellData presents it", () => {
  const sold = { productCode: 'EXTRA', business: 'medical-prep', name: 'Mais' };
  for (const flows of [[], [flow()], [flow('ds-nobody')], [flow(), flow('ds-one')]]) {
    expect(visitUpsell(named, flows, catalogue)).toEqual({ product: sold });
  }
});

test("a page outside the flow sells what another flow sells, in the seller's area", () => {
  expect(visitUpsell(seller, [flow(), flow('ds-two')], catalogue)?.product).toEqual(TWO);
  const abroad = { ...seller, area: 'MZ' } as const;
  const nameOf = (id: string) => visitUpsell(abroad, [flow(id)], catalogue)?.product.name;
  expect([nameOf('ds-two'), nameOf('ds-one')]).toEqual(['TWO MZ', 'ONE BR']);
});

test.each([[[]], [[flow()]], [[{}]], [[flow('ds-nobody')]]])(
  'nothing is offered by %j',
  (flows) => {
    expect(visitUpsell(seller, flows, catalogue)).toBeUndefined();
  },
);

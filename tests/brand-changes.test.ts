import { expect, test } from 'vitest';
import { checked } from './brand-mistakes/checked.ts';
import { formOf } from './drawing/brands.ts';
import { fixtureBrands } from './fixtures/fixture-brands.ts';

const known = new Map(
  checked(fixtureBrands).brands.map(({ compiled }) => [compiled.id, JSON.stringify(compiled)]),
);

/** A file's new content by its old one; undefined takes the file away. */
type Change = (file: Record<string, never>) => object | undefined;

/** All brands again, with one file changed. */
function changed(path: string, change: Change) {
  const json = new Map(fixtureBrands.json);
  const file = change(JSON.parse(json.get(path) ?? '{}'));
  if (file) json.set(path, JSON.stringify(file));
  else json.delete(path);
  return checked({ ...fixtureBrands, json });
}

/** Ids of the brands that a change has changed, and one of them. */
function affected(path: string, change: Change) {
  const brands = changed(path, change).brands.map(({ compiled }) => compiled);
  const others = brands.filter((brand) => known.get(brand.id) !== JSON.stringify(brand));
  return { ids: others.map(({ id }) => id), brand: others[0]! };
}

test('[BRAND-40] [BRAND-96] a text of one brand changes that brand alone', () => {
  const { ids, brand } = affected('brands/ms/texts.json', (texts) => ({
    ...texts,
    'lead.title': 'Diga quem é',
  }));
  expect(ids).toEqual(['ms']);
  expect(brand.screens.lead!.blocks[0]).toMatchObject({ block: 'heading', text: 'Diga quem é' });
});

test('[CARD-15] fields and their order follow the JSON', () => {
  const form = {
    id: 'form',
    block: 'form',
    schema: { properties: { city: { $ref: 'fields/city' } } },
    ui: { 'ui:order': ['city', '*'] },
  };
  const { ids, brand } = affected('brands/ms/screens/lead.json', () => ({ blocks: [form] }));
  expect(ids).toEqual(['ms']);
  const { pages, ui } = formOf(brand, 'lead');
  const [variant] = Object.values(pages[0]!.variants);
  expect(Object.keys(variant!.schema.properties!)).toContain('city');
  expect(ui['ui:order']).toEqual(['city', '*']);
});

test('[CARD-14] a screen that is taken away is gone from its brands', () => {
  const { brands, diagnostics } = changed('brands/base/screens/success.json', () => undefined);
  for (const { compiled } of brands) expect(compiled.screens).not.toHaveProperty('success');
  expect(diagnostics.map(({ suggestion }) => suggestion).join()).toContain('screens/success.json');
});

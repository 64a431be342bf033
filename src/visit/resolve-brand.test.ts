import { expect, test } from 'vitest';
import type { Catalogue } from '../contract/compiled-brand.ts';
import { naughty, wellFormed } from '../../tests/corpora/naughty.ts';
import { parseLink } from '../flow/link.ts';
import { resolveBrand, type VisitAnswers } from './resolve-brand.ts';
import { entry } from '../../tests/fakes/catalogue.ts';

const catalogue: Catalogue = {
  default: 'HOUSE',
  designSystemOverrides: ['GUILD'],
  brands: [
    entry('COURSE', 'MZ', 'COURSE-MZ'),
    entry('HOUSE', 'MZ'),
    entry('HOUSE'),
    entry('COURSE'),
    entry('ELITE', 'BR', 'ELITE-CODE'),
    entry('GUILD'),
  ],
};

const resolved = (query: string, answers?: VisitAnswers) =>
  resolveBrand(parseLink(`?${query}`), catalogue, answers);
const config = (designSystemId?: string) => ({ config: { flows: [], designSystemId } });

test.each([
  ['[BRAND-02] a listed brand of looks wins', 'product=COURSE', 'GUILD$dark', 'guild-br COURSE'],
  ['[BRAND-02] over the slug too', 'product-slug=ELITE', 'guild', 'guild-br ELITE-CODE'],
  ['[BRAND-02] outside the list it does not', 'product=COURSE', 'ELITE$dark', 'course-br COURSE'],
  ['[BRAND-03] else the slug', 'product=COURSE&product-slug=ELITE', '', 'elite-br ELITE-CODE'],
  ['[BRAND-03] also without a product', 'product-slug=elite', '', 'elite-br ELITE-CODE'],
  ['[BRAND-03] an unknown slug does not', 'product=COURSE&product-slug=X', '', 'course-br COURSE'],
  ['[BRAND-04] else product plus area', 'product=COURSE&lang=pt-MZ', '', 'course-mz COURSE-MZ'],
  ['[BRAND-04] product in Brazil', 'product=course', '', 'course-br COURSE'],
  ['[BRAND-05] else that of BR', 'product=ELITE&lang=pt-MZ', '', 'elite-br ELITE-CODE'],
  ['[BRAND-06] else the default brand, in BR', 'lang=pt-MZ', '', 'house-br HOUSE'],
  ['[BRAND-06] an unknown product is still what is sold', 'product=Novo', '', 'house-br Novo'],
  ['[BRAND-06] and so is an unknown slug', 'product-slug=Novo', '', 'house-br Novo'],
  ['[BRAND-06] of two unknown the product', 'product=Novo&product-slug=X', '', 'house-br Novo'],
  ['[BRAND-109] a code leads to its brand', 'product=elite-code', '', 'elite-br ELITE-CODE'],
  ['a lone plan names no product', 'oferta=p9', '', 'house-br -'],
])('[BRAND-01] %s', (_, query, designSystemId, expected) => {
  const found = resolved(query, config(designSystemId));
  const { owner, lender = owner, productCode = '-' } = found;
  expect(`${lender.id} ${productCode}`).toBe(expected);
});

test.each([
  ['is known once the upstream has named it', 'oferta=p9', 'elite-br ELITE-CODE'],
  ['is not asked for where the link names one', 'oferta=p9&product=COURSE', 'course-br COURSE'],
])('the product of a plan %s', (_, query, expected) => {
  const { owner, productCode } = resolved(query, { planProduct: 'ELITE-CODE' });
  expect(`${owner.id} ${productCode}`).toBe(expected);
});

test('a naughty product finds the default brand and is never sold as another', () => {
  for (const { value } of naughty.cases) {
    const { owner, productCode } = resolved(String(new URLSearchParams({ product: value })));
    expect(owner.key).toBe('HOUSE');
    expect(productCode).toBe(wellFormed(value).trim() || 'HOUSE');
  }
});

test.each([
  ['guild$dark', 'dark'],
  ['guild$LIGHT', 'light'],
  ['$dark', 'dark'],
  ['guild', undefined],
  ['guild$', undefined],
  ['guild$sepia', undefined],
  ['guild$dark$light', undefined],
  ['dark', undefined],
  // A brand that is neither listed nor the link's own.
  ['elite$dark', undefined],
  ['house$dark', 'dark'],
  [undefined, undefined],
])('[ENTITY-25] [BRAND-02] the mode of %j is %j', (id, mode) => {
  expect(resolved('', config(id)).mode).toBe(mode);
});

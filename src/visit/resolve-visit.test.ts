import { expect, test } from 'vitest';
import type { Catalogue } from '../contract/compiled-brand.ts';
import { parseLink } from '../flow/link.ts';
import { resolveVisit } from './resolve-visit.ts';
import { entry } from '../../tests/fakes/catalogue.ts';

const catalogue: Catalogue = {
  default: 'HOUSE',
  designSystemOverrides: ['GUILD'],
  brands: [
    entry('HOUSE', 'BR', 'HOUSE-CODE'),
    entry('COURSE', 'BR', 'COURSE-CODE'),
    entry('COURSE', 'MZ', 'COURSE-CODE'),
    entry('GUILD'),
    entry('SCHOOL', 'BR', 'SCHOOL-CODE'),
  ],
};

/** Link, design-system id; then the brand that is drawn and that owns the sale, what is sold, the mode. */
test.each([
  ['a product', 'product=COURSE', '', 'course-br course-br COURSE-CODE -'],
  [
    'a listed design-system brand lends its looks, and sells nothing of its own',
    'product=COURSE',
    'guild$dark',
    'guild-br course-br COURSE-CODE dark',
  ],
  ['a product of no brand is sold as written', 'product=Novo', '', 'house-br house-br Novo -'],
  ['a lone plan names no product', 'oferta=p9', '', 'house-br house-br - -'],
])('%s (%s)', (_, query, designSystemId, resolved) => {
  const config = designSystemId ? { flows: [], designSystemId } : null;
  const visit = resolveVisit(parseLink(`?${query}`), catalogue, { config });
  const { owner, lender = owner, productCode = '-', mode = '-' } = visit;
  expect([lender.id, owner.id, productCode, mode].join(' ')).toBe(resolved);
});

test('the product of a lone plan is known once the upstream has named it', () => {
  const link = parseLink('?oferta=p9');
  const visit = resolveVisit(link, catalogue, { planProduct: 'SCHOOL-CODE' });
  expect(visit).toMatchObject({
    owner: { id: 'school-br' },
    productCode: 'SCHOOL-CODE',
    planId: 'p9',
  });
});

test('the product that the link names beside a plan is never asked for nor changed', () => {
  const visit = resolveVisit(parseLink('?oferta=p9&product=COURSE'), catalogue, {
    planProduct: 'SCHOOL-CODE',
  });
  expect(visit).toMatchObject({
    owner: { id: 'course-br' },
    productCode: 'COURSE-CODE',
    planId: 'p9',
  });
});

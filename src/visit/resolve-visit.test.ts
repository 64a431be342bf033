import { expect, test } from 'vitest';
import type { Catalogue, CatalogueEntry } from '../contract/compiled-brand.ts';
import type { ProductConfig } from '../contract/page-data.ts';
import { parseLink } from '../flow/link.ts';
import { resolveFlow, resolveVisit } from './resolve-visit.ts';

const entry = (key: string, area: 'BR' | 'MZ' = 'BR'): CatalogueEntry => ({
  id: `${key}-${area}`.toLowerCase(),
  key,
  area,
  productCode: `${key}-CODE`,
  dsProductId: `ds-${key}`,
  business: 'medical',
  name: key,
  module: `/brands/${key}.js`,
  looks: `/brands/${key}.json`,
});

const catalogue: Catalogue = {
  default: 'HOUSE',
  designSystemOverrides: ['GUILD'],
  brands: [
    entry('HOUSE'),
    entry('COURSE'),
    entry('COURSE', 'MZ'),
    entry('GUILD'),
    entry('SCHOOL', 'BR'),
  ],
};

const NO_CONFIG = null;
const config = (designSystemId: string): ProductConfig => ({ flows: [], designSystemId });

/** Link, config; then who is drawn, who owns the sale, what is sold, in which mode. */
type Row = [
  title: string,
  query: string,
  config: ProductConfig | null,
  drawn: string,
  owner: string,
  productCode: string | undefined,
  mode: 'light' | 'dark' | undefined,
];

const ROWS: Row[] = [
  ['a product', 'product=COURSE', NO_CONFIG, 'course-br', 'course-br', 'COURSE-CODE', undefined],
  [
    '[BRAND-04] a product in Mozambique',
    'product=course&lang=pt-MZ',
    NO_CONFIG,
    'course-mz',
    'course-mz',
    'COURSE-CODE',
    undefined,
  ],
  [
    '[BRAND-03] a slug beside a product',
    'product=COURSE&product-slug=school',
    NO_CONFIG,
    'school-br',
    'school-br',
    'SCHOOL-CODE',
    undefined,
  ],
  [
    'D-7: a listed design-system brand lends its looks, and sells nothing of its own',
    'product=COURSE',
    config('guild$dark'),
    'guild-br',
    'course-br',
    'COURSE-CODE',
    'dark',
  ],
  [
    '[BRAND-02] a design-system brand outside the list changes nothing',
    'product=COURSE',
    config('SCHOOL$light'),
    'course-br',
    'course-br',
    'COURSE-CODE',
    undefined,
  ],
  [
    'D-12: a product that no brand has is sold as the link writes it',
    'product=Novo',
    NO_CONFIG,
    'house-br',
    'house-br',
    'Novo',
    undefined,
  ],
  ['D-9: no product at all', '', NO_CONFIG, 'house-br', 'house-br', 'HOUSE-CODE', undefined],
  [
    'D-40: a lone plan names no product',
    'oferta=p9',
    NO_CONFIG,
    'house-br',
    'house-br',
    undefined,
    undefined,
  ],
];

test.each(ROWS)('%s (%s)', (_, query, found, drawn, owner, productCode, mode) => {
  const visit = resolveVisit(parseLink(`?${query}`), catalogue, { config: found });
  expect([(visit.lender ?? visit.owner).id, visit.owner.id]).toEqual([drawn, owner]);
  expect([visit.productCode, visit.mode]).toEqual([productCode, mode]);
});

test('D-40: the product of a lone plan is known once the upstream has named it', () => {
  const link = parseLink('?oferta=p9');
  const visit = resolveVisit(link, catalogue, { planProduct: 'SCHOOL-CODE' });
  expect([visit.owner.id, visit.productCode, visit.planId]).toEqual([
    'school-br',
    'SCHOOL-CODE',
    'p9',
  ]);
  expect(visit.link).toEqual(link);
});

test('D-40: the product that the link names beside a plan is never asked for nor changed', () => {
  const visit = resolveVisit(parseLink('?oferta=p9&product=COURSE'), catalogue, {
    planProduct: 'SCHOOL-CODE',
  });
  expect([visit.owner.id, visit.productCode, visit.planId]).toEqual([
    'course-br',
    'COURSE-CODE',
    'p9',
  ]);
});

const step = (id: string, voucher?: string) => ({ id, templateId: id, props: { voucher } });
const OWN_FLOWS = [
  { id: 'default', steps: [step('lead', 'OWN'), step('payment')] },
  { id: 'pix', steps: [step('lead'), step('pix')] },
];
const CONFIG_FLOWS = [
  { id: 'first', steps: [step('payment')] },
  { id: 'offer', steps: [step('pix', 'V 1')] },
];

test.each([
  ['[FLOW-09] no wish takes the flow default', '', NO_CONFIG, 'default'],
  ['[FLOW-11] route=pix takes the flow pix', 'route=pix', NO_CONFIG, 'pix'],
  ["[FLOW-08] with the config's flows, oferta takes offer", 'oferta=p9', CONFIG_FLOWS, 'offer'],
  ['[FLOW-10] a flow that is not there: the first of the config', '', CONFIG_FLOWS, 'first'],
  ['flows of a config that cannot be used: the brand’s own', '', [{ id: 'x' }], 'default'],
])('%s', (_, query, flows, id) => {
  const found = resolveFlow(parseLink(`?${query}`), OWN_FLOWS, flows && { flows });
  expect(found.flow.id).toBe(id);
  expect(found.flows).toContain(found.flow);
});

test("[FLOW-16] D-61: a missing voucher is the first step's, in memory and in the address", () => {
  const found = resolveFlow(parseLink('?oferta=p9'), OWN_FLOWS, { flows: CONFIG_FLOWS });
  expect(found.link).toMatchObject({ voucher: 'V 1', query: '?oferta=p9&voucher=V+1' });
  const own = resolveFlow(parseLink('?oferta=p9&voucher=X'), OWN_FLOWS, { flows: CONFIG_FLOWS });
  expect(own.link).toMatchObject({ voucher: 'X', query: '?oferta=p9&voucher=X' });
});

test('without any flow there is no visit', () => {
  expect(() => resolveFlow(parseLink(''), [], NO_CONFIG)).toThrow('There is no flow at all');
});

import { expect, test } from 'vitest';
import type { Catalogue } from '../contract/compiled-brand.ts';
import { parseLink } from '../flow/link.ts';
import { resolveFlow, resolveVisit } from './resolve-visit.ts';
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

const NO_CONFIG = null;

/** Link, design-system id; then the brand that is drawn and that owns the sale, what is sold, the mode. */
test.each([
  ['a product', 'product=COURSE', '', 'course-br course-br COURSE-CODE -'],
  [
    '[BRAND-04] in Mozambique',
    'product=course&lang=pt-MZ',
    '',
    'course-mz course-mz COURSE-CODE -',
  ],
  [
    '[BRAND-03] a slug beside a product',
    'product=COURSE&product-slug=school',
    '',
    'school-br school-br SCHOOL-CODE -',
  ],
  [
    'a listed design-system brand lends its looks, and sells nothing of its own',
    'product=COURSE',
    'guild$dark',
    'guild-br course-br COURSE-CODE dark',
  ],
  [
    '[BRAND-02] a design-system brand outside the list changes nothing',
    'product=COURSE',
    'SCHOOL$light',
    'course-br course-br COURSE-CODE -',
  ],
  ['a product of no brand is sold as written', 'product=Novo', '', 'house-br house-br Novo -'],
  ['no product at all', '', '', 'house-br house-br HOUSE-CODE -'],
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

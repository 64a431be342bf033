import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brandWith, loaded, type BrandFiles } from '../../tests/drawing/brands.ts';
import { LEAD } from '../../tests/drawing/buyer.ts';
import { field, fillPerson } from '../../tests/drawing/card-payment.ts';
import { A_PRODUCT } from '../../tests/drawing/checkout.ts';
import { openApp, press } from '../../tests/drawing/draw-app.tsx';
import { choose } from '../../tests/drawing/typing.ts';

const ANSWERS = { createLead: { leadId: 'L1' }, getProductV1: A_PRODUCT, getFranchiseRegions: [] };
const open = (link: string, files: BrandFiles) =>
  openApp({ of: loaded(brandWith(files)), link, answers: ANSWERS });

const step = (templateId: string, defaultNextStepId?: string) => ({
  id: templateId,
  templateId,
  defaultNextStepId,
});

test.each([
  [true, 1, '/lead'],
  [false, 0, '/payment'],
])(
  '[BRAND-69] isTermsAndPoliticsAvailable %s: consent is asked for %d times, and without one the buyer is at %s',
  async (isTermsAndPoliticsAvailable, count, path) => {
    const { address } = await open('/lead', { brand: { isTermsAndPoliticsAvailable } });
    expect(screen.queryAllByRole('checkbox')).toHaveLength(count);
    fillPerson();
    await press('Continuar');
    expect(address()).toBe(path);
  },
);

test('[CHROME-09] [SCREEN-42] Voltar leads to the step before, with the query and what was typed', async () => {
  const steps = [
    step('lead', 'presentation'),
    step('presentation', 'payment'),
    step('payment', 'success'),
    step('success'),
  ];
  const blocks = [{ id: 'next', block: 'next', text: 'content.next' }];
  const files = {
    flows: { flows: [{ id: 'default', steps }] },
    'screens/presentation': { blocks },
  };
  const { address } = await open('/lead?seller=a', files);
  fillPerson();
  choose(screen.getByRole('checkbox'));
  await press('Continuar');
  await press('Continuar');
  expect(address()).toBe('/payment?seller=a');
  await press('Voltar');
  expect(address()).toBe('/presentation?seller=a');
  await press('Voltar');
  expect(address()).toBe('/lead?seller=a');
  expect(field('Nome').value).toBe(LEAD.name);
});

const back = () => screen.queryByRole('button', { name: 'Voltar' });

test('D-180: Voltar never leads out of the shop: not drawn on the first step, else to the flow', async () => {
  const steps = [
    step('select-school', 'lead'),
    step('lead', 'payment'),
    step('payment', 'success'),
    step('success'),
  ];
  const files = { flows: { flows: [{ id: 'school', steps }] } };
  const first = await open('/select-school?flowId=school', files);
  expect(back()).toBeNull();
  first.unmount();
  const { address } = await open('/order-bump-presentation?flowId=school', files);
  await press('Voltar');
  expect(address()).toBe('/select-school?flowId=school');
});

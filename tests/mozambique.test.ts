import { expect, test } from 'vitest';
import type { CompiledForm } from '../src/contract/compiled-brand.ts';
import { compiledBrands } from './walk/brands.ts';

const brandIn = (area: string) =>
  compiledBrands.find(({ settings }) => settings.key === 'WUP' && settings.area === area)!;
const { settings, screens, flows } = brandIn('MZ');
const { product } = settings;

test('[ENTITY-45] the Mozambican product has an id of its own at the upstream', () => {
  expect(product.bffId).toBeTruthy();
  expect(product.bffId).not.toBe(brandIn('BR').settings.product.bffId);
});

test('[ENTITY-46] [ENTITY-47] an annual plan, and no monthly one', () => {
  expect(product.plans).toEqual({ annual: expect.stringMatching(/./), monthly: '' });
});

test('[CONST-03] [ENTITY-48] the price of a cycle is 1560 in minor units', () => {
  expect(product).toMatchObject({ currency: 'MZN', priceUnit: 'minor', productCyclePrice: 1560 });
});

test('[CONST-04] [ENTITY-49] the full price is 18720 in minor units', () => {
  expect(product).toMatchObject({ currency: 'MZN', priceUnit: 'minor', productFullPrice: 18720 });
});

test('[ENTITY-50] [ENTITY-51] so are the standard prices', () => {
  expect(product).toMatchObject({ standardCyclePrice: 1560, standardPrice: 18720 });
});

test('[ENTITY-52] [ENTITY-53] [ENTITY-54] credit card alone; boleto has a plan id and is closed', () => {
  const { creditcard, debitcard, boleto } = product.paymentMethods!;
  const planId = { test: expect.any(String), production: expect.any(String) };
  expect(creditcard).toEqual({ active: true, only: true, planId });
  expect(debitcard).toMatchObject({ active: false });
  expect(boleto).toEqual({ active: false, planId: expect.stringMatching(/./) });
  const templates = flows.flatMap(({ steps }) => steps.map(({ templateId }) => templateId));
  expect(templates).not.toContain('pix');
  expect(flows.map(({ id }) => id)).not.toContain('bankslip');
  const actions = screens.payment!.blocks.flatMap((one) =>
    one.block === 'form' ? [one.form.action] : [],
  );
  expect(actions).toEqual(['pay']);
});

const formOf = (brand: typeof screens, template: string): CompiledForm => {
  const form = brand[template]!.blocks.find(({ block }) => block === 'form');
  if (form?.block !== 'form') throw new Error(`The screen '${template}' has no form.`);
  return form.form;
};
const schemasOf = (form: CompiledForm) =>
  form.pages.flatMap(({ variants }) => Object.values(variants).map(({ schema }) => schema));

test('[ENTITY-55] [CONST-06] no choice of instalments', () => {
  expect(product.hasInstallments).toBe(false);
  for (const { properties } of schemasOf(formOf(screens, 'payment'))) {
    expect(properties).not.toHaveProperty('installments');
  }
  const inBrazil = schemasOf(formOf(brandIn('BR').screens, 'payment'));
  expect(inBrazil.some(({ properties }) => properties?.installments)).toBe(true);
});

test('[ENTITY-65] a Brazilian address chooses among 27 states, AC to TO; a Mozambican one does not', () => {
  const statesOf = (form: CompiledForm) =>
    schemasOf(form).flatMap(({ properties }) => {
      const address = properties?.address as { properties: Record<string, { enum: string[] }> };
      return address ? [address.properties.state!.enum] : [];
    });
  for (const states of statesOf(formOf(brandIn('BR').screens, 'payment'))) {
    expect(states).toHaveLength(27);
    expect([states[0], states.at(-1)]).toEqual(['AC', 'TO']);
  }
  for (const states of statesOf(formOf(screens, 'payment'))) expect(states).not.toContain('SP');
});

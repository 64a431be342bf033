import { expect, test } from 'vitest';
import type { CompiledForm } from '../src/contract/compiled-brand.ts';
import { formOf } from './drawing/brands.ts';
import { brandOf } from './walk/brands.ts';

const mozambican = brandOf('WUP', 'MZ');
const brazilian = brandOf('WUP');
const { screens, flows } = mozambican;
const { product } = mozambican.settings;

test('[ENTITY-45] the Mozambican product has an id of its own at the upstream', () => {
  expect(product.bffId).toBeTruthy();
  expect(product.bffId).not.toBe(brazilian.settings.product.bffId);
});

test('[CONST-03, CONST-04, ENTITY-46, ENTITY-47, ENTITY-48, ENTITY-49, ENTITY-50, ENTITY-51] an annual plan alone, at 1560 a cycle and 18720 in all, in minor units', () => {
  expect(product).toMatchObject({
    plans: { annual: expect.stringMatching(/./), monthly: '' },
    currency: 'MZN',
    priceUnit: 'minor',
    productCyclePrice: 1560,
    standardCyclePrice: 1560,
    productFullPrice: 18720,
    standardPrice: 18720,
  });
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

const schemasOf = (form: CompiledForm) =>
  form.pages.flatMap(({ variants }) => Object.values(variants).map(({ schema }) => schema));

test('[ENTITY-55] [CONST-06] no choice of instalments', () => {
  expect(product.hasInstallments).toBe(false);
  for (const { properties } of schemasOf(formOf(mozambican, 'payment'))) {
    expect(properties).not.toHaveProperty('installments');
  }
  const inBrazil = schemasOf(formOf(brazilian, 'payment'));
  expect(inBrazil.some(({ properties }) => properties?.installments)).toBe(true);
});

test('[ENTITY-65] a Brazilian address chooses among 27 states, AC to TO; a Mozambican one does not', () => {
  const statesOf = (form: CompiledForm) =>
    schemasOf(form).flatMap(({ properties }) => {
      const address = properties?.address as { properties: Record<string, { enum: string[] }> };
      return address ? [address.properties.state!.enum] : [];
    });
  for (const states of statesOf(formOf(brazilian, 'payment'))) {
    expect(states).toHaveLength(27);
    expect([states[0], states.at(-1)]).toEqual(['AC', 'TO']);
  }
  for (const states of statesOf(formOf(mozambican, 'payment'))) expect(states).not.toContain('SP');
});

/** Screens that a Mozambican buyer can be on, with a form that has a field of this name. */
const screensWith = (field: string) =>
  Object.entries(screens).filter(([, { blocks }]) =>
    blocks.some(
      (one) =>
        one.block === 'form' && schemasOf(one.form).some(({ properties }) => properties?.[field]),
    ),
  );

test('[RULE-49] the phone is Mozambican on every screen that asks for it', () => {
  const asking = screensWith('phone');
  expect(asking.length).toBeGreaterThan(5);
  for (const [template] of asking) {
    const form = formOf(mozambican, template);
    for (const { properties } of schemasOf(form)) {
      if (properties?.phone)
        expect(properties.phone, template).toMatchObject({ format: 'phone-mz' });
    }
    expect(form.ui.phone['ui:options'], template).toMatchObject({ country: 'MZ' });
  }
});

test('[SCREEN-29] a card is paid with the button Finalizar on every screen', () => {
  for (const [template] of screensWith('cardNumber')) {
    expect(formOf(mozambican, template).pages.at(-1)!.submit, template).toBe('Finalizar');
  }
});

test('a payment beside the main one has no step number on any page (D-17)', () => {
  for (const template of ['payment/upsell', 'upsell-payment', 'payment/upgrade', 'custom-offer']) {
    const { stepNumber } = screens[template]!;
    const pages = formOf(mozambican, template).pages.map((page) => page.stepNumber);
    expect(
      [stepNumber, ...pages].filter((number) => number !== undefined),
      template,
    ).toEqual([]);
  }
  expect(formOf(mozambican, 'payment').pages.map((page) => page.stepNumber)).toEqual([2, 3]);
});

test('no text is left in Brazilian words, CEP among them', () => {
  const said = JSON.stringify(screens) + JSON.stringify(mozambican.texts);
  expect(said).toContain('Insira um código postal válido');
  const wordsOfBrazil =
    /\bCEP\b|[Vv]ocê\b|\btela\b|\bcelular\b|\bativ[aeo]|\bfatura\b|\bcadastro\b|\bassinatura\b/g;
  expect(said.match(wordsOfBrazil)).toBeNull();
});

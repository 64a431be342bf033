import { expect, test } from 'vitest';
import type { BrandSettings, CompiledBrand } from '../src/contract/compiled-brand.ts';
import brandSchema from '../schemas/brand/brand.schema.json' with { type: 'json' };
import { KEYS } from './links/plain-reading.ts';
import { brandOf, checked, compiledBrands } from './walk/brands.ts';

const settingsOf = (key: string, area?: string): BrandSettings => brandOf(key, area).settings;

/** The brands that the specification names; there may be others, of which it says nothing. */
const named = compiledBrands.filter(({ settings }) => KEYS.includes(settings.key!));

/** Keys of the brands whose settings say so. */
const keysWhere = (says: (settings: BrandSettings) => unknown): string[] =>
  named.filter(({ settings }) => says(settings)).map(({ settings }) => settings.key!);

test('[CARD-25] every brand compiles, and none of its files has an error', () => {
  const errors = checked.diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
  expect(new Set(named.map(({ settings }) => settings.key))).toEqual(new Set(KEYS));
});

/** Returns a brand without the texts that only name it. */
const without = (brand: CompiledBrand): CompiledBrand => ({
  ...brand,
  id: '',
  settings: { ...brand.settings, key: '', productCode: '' },
});

test.each([
  ['[BRAND-23]', 'TEENS', 'EXEC'],
  ['[BRAND-28]', 'MLS-FORMACAO-MENTORES', 'ATRINCA'],
])('%s %s is %s in all but its key, and sells under its own code', (_, one, other) => {
  expect(without(brandOf(one))).toEqual(without(brandOf(other)));
  expect(settingsOf(one).productCode).toBe(one);
});

test('[BRAND-41] each brand has an analytics container of its own, but for brands that are another one in all but their key', () => {
  const copies = ['TEENS', 'MLS-FORMACAO-MENTORES'];
  const ids = named
    .filter(({ settings }) => !copies.includes(settings.key!))
    .map(({ settings }) => settings.googleTagManagerId);
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Properties of the form on the lead screen of a brand. */
function leadFields({ screens }: CompiledBrand): string[] {
  const forms = screens.lead!.blocks.flatMap((one) => (one.block === 'form' ? [one.form] : []));
  const variants = forms
    .flatMap(({ pages }) => pages)
    .flatMap(({ variants: all }) => Object.values(all));
  return variants.flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
}

/** Whether the owner of a brand has taken a question of the lead screen away, of which the checks warn. */
const takesAway = ({ id }: CompiledBrand, field: string): boolean =>
  checked.diagnostics.some(
    ({ rule, file, message }) =>
      rule === 'lead-fields' && file.startsWith(`brands/${id}/`) && message.includes(field),
  );

test.each([
  ['SCREEN-12', 'name'],
  ['SCREEN-13', 'email'],
  ['SCREEN-14', 'phone'],
])('[%s] the lead screen of every brand has a field for the %s', (_, field) => {
  for (const brand of named) {
    if (!takesAway(brand, field)) expect(leadFields(brand), brand.id).toContain(field);
  }
  expect(named.filter((brand) => leadFields(brand).includes(field)).length).toBeGreaterThan(20);
});

test('[BRAND-73] one upsell product name, for two brands', () => {
  expect(keysWhere(({ upsellProductName }) => upsellProductName)).toEqual(['C-HUB', 'CCLUB']);
  expect(settingsOf('CCLUB').upsellProductName).toBe('CCLUB-GRAVACAO');
  expect(settingsOf('C-HUB').upsellProductName).toBe('CCLUB-GRAVACAO');
});

test('[BRAND-74] business and product code together, for two brands', () => {
  const keys = keysWhere(({ hasBusinessAndProductCode }) => hasBusinessAndProductCode);
  expect(keys).toEqual(['VENDEC-WISERGV', 'WISERGV']);
});

test('[BRAND-82] [BRAND-83] [BRAND-84] [BRAND-85] [BRAND-86] a known document goes out for every brand but four', () => {
  const keys = keysWhere(({ payment }) => !payment.sendBffPaymentRequest.documentToNFGeneration);
  expect(new Set(keys)).toEqual(new Set(['WUP', 'NUMBERONE', 'LIVE', 'CUNNA-EFLM']));
});

test('[BRAND-101] [BRAND-102] [BRAND-103] [BRAND-104] [BRAND-105] [BRAND-106] every brand takes six companies, in Mozambique all but hipercard', () => {
  const everywhere = ['american_express', 'visa', 'mastercard', 'elo', 'diners'];
  for (const { id, settings } of named) {
    const all = settings.area === 'MZ' ? everywhere : [...everywhere, 'hipercard'];
    expect(new Set<string>(settings.payment.cardCompanies), id).toEqual(new Set(all));
  }
});

test('[BRAND-107] nineteen businesses, and every brand is of one of them', () => {
  const businesses: readonly string[] = brandSchema.properties.business.enum;
  expect(new Set(businesses).size).toBe(19);
  expect(keysWhere(({ business }) => !businesses.includes(business))).toEqual([]);
});

/** Total of the step indicator, and its step on payment and Pix. */
const stepsOf = ({ settings, screens }: CompiledBrand) => ({
  total: settings.stepsNumber,
  payment: screens.payment!.stepNumber,
  pix: screens.pix!.stepNumber,
});

test('[FLOW-03] [FLOW-06] every other brand: 3 to 5 steps, lead at 1, payment at 2 to 4, Pix at 2 or 3', () => {
  for (const brand of compiledBrands) {
    const { total, payment, pix } = stepsOf(brand);
    expect([3, 4, 5], brand.id).toContain(total);
    expect([2, 3, 4], brand.id).toContain(payment);
    expect([2, 3], brand.id).toContain(pix);
    expect(brand.screens.lead!.stepNumber, brand.id).toBe(1);
    expect(brand.screens.success!.stepNumber, brand.id).toBe(total);
  }
});

test('[ENTITY-44] plan types are yearly and recurrency', () => {
  const { items } = brandSchema.properties.payment.properties.planTypes;
  expect(items.enum).toEqual(['yearly', 'recurrency']);
  const used = compiledBrands.flatMap(({ settings }) => settings.payment.planTypes);
  expect(used.filter((type) => !items.enum.includes(type))).toEqual([]);
});

test('[ENTITY-64] the live brand has an id of its own at the upstream', () => {
  const own = settingsOf('LIVE').product.bffId;
  expect(own).toBeTruthy();
  expect(keysWhere(({ product }) => product.bffId === own)).toEqual(['LIVE']);
});

test('[ENTITY-63] where buyers come from: thirteen answers', () => {
  const labels = settingsOf('LIVE').refererOptions!.map(({ label }) => label);
  expect(labels).toEqual([
    'Nosso site',
    'Nossa escola',
    'E-mail',
    'Facebook',
    'Google',
    'Instagram',
    'Youtube',
    'Por um representante',
    expect.any(String),
    expect.any(String),
    expect.any(String),
    'Livelo',
    'Outro',
  ]);
});

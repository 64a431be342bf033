import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './area.ts';

const reports = (brand: object, base: object = {}) =>
  reportsOf(rule, { 'base/brand.json': base, 'alfa/brand.json': { extends: 'base', ...brand } });

const MZ = { area: 'MZ', lang: 'pt-MZ' };
const cards = (...cardCompanies: string[]) => ({ payment: { cardCompanies } });

test.each([
  [
    { lang: 'pt-MZ' },
    { area: 'BR' },
    'lang: The brand sells in BR ("area"), but its language is pt-MZ ("lang"). In BR it is "lang": "pt-BR".',
  ],
  [
    { ...MZ, ...cards('visa', 'hipercard') },
    {},
    'payment.cardCompanies[1]: The brand sells in MZ ("area"), where nobody has a card of hipercard ("payment.cardCompanies"). Write "cardCompanies": ["visa"] into "payment".',
  ],
  [
    MZ,
    cards('hipercard', 'elo'),
    'area: The brand sells in MZ ("area"), where nobody has a card of hipercard ("payment.cardCompanies"). Write "cardCompanies": ["elo"] into "payment".',
  ],
  [
    { ...MZ, product: { paymentMethods: { pix: { active: true } } } },
    {},
    'product.paymentMethods.pix.active: The brand sells in MZ ("area"), where nobody can pay by pix. Write "active": false for pix in "product.paymentMethods".',
  ],
])('%j over %j', (brand, base, expected) => {
  expect(reports(brand, base)).toEqual([`alfa/brand.json ${expected}`]);
});

test.each([
  { area: 'BR', lang: 'pt-BR', ...cards('hipercard') },
  { ...MZ, ...cards('visa', 'elo') },
  {
    ...MZ,
    product: { paymentMethods: { boleto: { active: false }, creditcard: { active: true } } },
  },
])('%j', (brand) => {
  expect(reports(brand)).toEqual([]);
});

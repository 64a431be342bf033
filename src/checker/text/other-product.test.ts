import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';

const FILES = {
  'beta/brand': { product: { name: 'Maré English' } },
  'alfa/brand': { product: { name: 'Escola Vereda' } },
};
const reports = (text: string, more: object = {}) =>
  reportsOf('other-product', { ...FILES, ...more, 'alfa/texts': { 'lead.title': text } });

test.each(['Bem-vindo à Escola Vereda', 'Inglês na Maré Englisha', 'Oi, {productName}'])(
  '%s speaks of no other product',
  (text) => expect(reports(text)).toEqual([]),
);

test("the name of another brand's product is reported in the text", () => {
  expect(reports('Você escolheu o Maré English!')).toEqual([
    "alfa/texts.json lead.title: This text speaks of 'Maré English', the product of brands/beta. Write {productName} in its place.",
  ]);
});

test('a product with a longer name may name the shorter one, and an upsell is named', () => {
  const own = { product: { name: 'Maré English Moçambique' } };
  expect(reports('Maré English', { 'alfa/brand': own })).toEqual([]);
  const upsell = { ...FILES['alfa/brand'], upsellData: { name: 'Maré English' } };
  expect(reports('Maré English', { 'alfa/brand': upsell })).toEqual([]);
});

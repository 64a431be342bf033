import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';

const product = {
  productFullPrice: 59700,
  priceUnit: 'minor',
  shownInstallment: { count: 12, value: 49.75 },
};
const reports = (text: string, brand: object = { product }) =>
  reportsOf('text-price', { 'alfa/brand': brand, 'alfa/texts': { 'lead.title': text } });

test.each([
  'Só R$ 597',
  'Por R$ 597,00 à vista',
  '12x de R$ 49,75',
  'Custa 12 meses',
  'R$ 1.194,00',
])('%s: every price is one of the brand', (text) => {
  const offers = [{ price: { count: 2, value: 597 } }];
  expect(reports(text, { product, offers })).toEqual([]);
});

test('another price is reported, with those that there are', () => {
  expect(reports('12x de R$ 19,90')).toEqual([
    'alfa/texts.json lead.title: This text says R$ 19,90, which is no price of the brand. Prices: 597.00, 49.75.',
  ]);
});

test('a brand without prices says nothing of them', () => {
  expect(reports('12x de R$ 19,90', { product: {} })).toEqual([]);
});

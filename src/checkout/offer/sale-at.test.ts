import { expect, test } from 'vitest';
import type { FlowStep } from '../../contract/compiled-brand.ts';
import { parseLink } from '../../flow/link.ts';
import { fillText, saleAt } from './sale-at.ts';
import type { Checkout } from '../checkout.ts';

const checkout = {
  productCode: 'ALFA',
  productName: 'Alfa',
  business: 'medical',
  fill: (text: string) => text.replace('{product}', 'Alfa'),
  offer: 'main',
  link: parseLink('?oferta=p9&voucher=V1&seller=ana&route=pix'),
  page: { upsell: { productCode: 'BETA', business: 'events', name: 'Beta' } },
} as Checkout;
const UPSELL = { templateId: 'payment/upsell' } as const;
const step = (props: FlowStep['props']): FlowStep => ({ id: 's', templateId: 'x', props });

test('a main screen sells what the link names', () => {
  const product = { productCode: 'ALFA', business: 'medical', offer: 'main' };
  const sale = { ...product, link: { oferta: 'p9', voucher: 'V1' } };
  expect(saleAt(checkout, { templateId: 'payment' })).toMatchObject(sale);
});

test('an upsell page sells another product, without plan and voucher of the link', () => {
  const here = saleAt(checkout, UPSELL);
  expect(here).toMatchObject({ productCode: 'BETA', business: 'events', productName: 'Beta' });
  const none = { oferta: undefined, voucher: undefined, route: undefined };
  expect(here.link).toMatchObject({ seller: 'ana', ...none });
  const own = saleAt(checkout, UPSELL, step({ voucher: 'V2', plan: { business: 'live' } }));
  expect(own).toMatchObject({ business: 'live', link: { voucher: 'V2' } });
});

test('without an upsell its pages sell nothing, and never the main product', () => {
  const bare = { ...checkout, page: {} } as Checkout;
  expect(saleAt(bare, UPSELL)).toMatchObject({ productCode: '', productName: '' });
});

const PLAIN_STEPS = [undefined, { id: 's', templateId: 'x' }, step({})];
test.each(PLAIN_STEPS)('by the step %j the business is that of the product', (at) => {
  expect(saleAt(checkout, { templateId: 'payment' }, at).business).toBe('medical');
  expect(saleAt(checkout, UPSELL, at)).toMatchObject({ business: 'events' });
  const page = { upsell: { productCode: 'BETA', name: 'Beta' } };
  const plain = { ...checkout, page } as Checkout;
  expect(saleAt(plain, UPSELL, at).business).toBe('medical');
});

test('the id of the address is what is paid, and stands in texts of the screen', () => {
  const here = saleAt(checkout, { templateId: 'payment/[id]', id: 'abc' });
  expect(here).toMatchObject({ offer: 'invoice', resourceId: 'abc', productCode: 'ALFA' });
  expect(here.fill('{product}: {id}')).toBe('Alfa: abc');
});

test.each([
  ['Etapa {n} de {total}', { n: '2', total: '3' }, 'Etapa 2 de 3'],
  ['{a}{a}', { a: 'x' }, 'xx'],
  ['Olá, {name}!', {}, 'Olá, {name}!'],
  ['Olá, {name}!', { name: undefined }, 'Olá, {name}!'],
  ['{a}', { a: '{b}', b: 'never' }, '{b}'],
  ['{a}', { a: '$&' }, '$&'],
  ['sem lacunas', { a: 'x' }, 'sem lacunas'],
])('%s with %o', (text, values, filled) => {
  expect(fillText(text, values)).toBe(filled);
});

import { expect, test } from 'vitest';
import type { FlowStep } from '../../contract/compiled-brand.ts';
import { parseLink } from '../../flow/link.ts';
import { saleAt } from './sale-at.ts';
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
const step = (props: FlowStep['props']): FlowStep => ({ id: 's', templateId: 'x', props });

test('a main screen sells what the link names', () => {
  expect(saleAt(checkout, { templateId: 'payment' })).toMatchObject({
    productCode: 'ALFA',
    business: 'medical',
    offer: 'main',
    link: { oferta: 'p9', voucher: 'V1' },
  });
});

test('an upsell page sells another product, without plan and voucher of the link', () => {
  const here = saleAt(checkout, { templateId: 'payment/upsell' });
  expect(here).toMatchObject({ productCode: 'BETA', business: 'events', productName: 'Beta' });
  expect(here.link).toMatchObject({
    seller: 'ana',
    oferta: undefined,
    voucher: undefined,
    route: undefined,
  });
  const own = saleAt(
    checkout,
    { templateId: 'payment/upsell' },
    step({ voucher: 'V2', plan: { business: 'live' } }),
  );
  expect(own).toMatchObject({ business: 'live', link: { voucher: 'V2' } });
});

test('without an upsell its pages sell nothing, and never the main product', () => {
  const bare = { ...checkout, page: {} } as Checkout;
  expect(saleAt(bare, { templateId: 'payment/upsell' })).toMatchObject({
    productCode: '',
    productName: '',
  });
});

test.each<[string, FlowStep | undefined]>([
  ['no step', undefined],
  ['a step without props', { id: 's', templateId: 'x' }],
  ['a step without a plan', step({})],
])('with %s the business is that of the product', (_, at) => {
  expect(saleAt(checkout, { templateId: 'payment' }, at).business).toBe('medical');
  expect(saleAt(checkout, { templateId: 'payment/upsell' }, at)).toMatchObject({
    business: 'events',
    link: { voucher: undefined },
  });
  const page = { upsell: { productCode: 'BETA', name: 'Beta' } };
  const plain = { ...checkout, page } as Checkout;
  expect(saleAt(plain, { templateId: 'payment/upsell' }, at).business).toBe('medical');
});

test('the id of the address is what is paid', () => {
  const here = saleAt(checkout, { templateId: 'payment/[id]', id: 'abc' });
  expect(here).toMatchObject({ offer: 'invoice', resourceId: 'abc', productCode: 'ALFA' });
});

test('texts of the screen have the id of the address besides what they had', () => {
  const { fill } = saleAt(checkout, { templateId: 'payment/[id]', id: 'abc' });
  expect(fill('{product}: {id}')).toBe('Alfa: abc');
});

import { expect, test } from 'vitest';
import { A_PRODUCT, aCheckout } from '../../tests/drawing/checkout.ts';
import { brandWith } from '../../tests/drawing/brands.ts';
import { fetchProduct } from './product-query.ts';
import type { VisitState } from './visit.ts';

const answers = { getProductV1: A_PRODUCT, getProductV2: A_PRODUCT };
const visit: VisitState = {
  isLoaded: true,
  lead: { name: 'Ana Lima', email: 'ana@mail.example', phone: '11 98765-4321' },
  leadId: 'L1',
};

/** What a product call was asked with, its empty fields left out. */
async function asked(settings: object, search: string, known: VisitState = visit) {
  const brand = brandWith({ brand: settings });
  const checkout = aCheckout(brand, { search, answers });
  await fetchProduct(checkout, known);
  const [{ operationId, path, query } = {}] = checkout.client.calls;
  const filled = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return { operationId, path, query: Object.fromEntries(filled) };
}

test('[CALL-07] the product is asked of v1, with what is known of brand, link and lead', async () => {
  expect(await asked({}, '?route=pix&voucher=V10&seller=carlos')).toEqual({
    operationId: 'getProductV1',
    path: { code: 'ALFA' },
    query: {
      business: 'other',
      planType: 'yearly',
      productId: 'alfa-1',
      route: 'pix',
      voucher: 'V10',
      operation: 'BR',
      leadId: 'L1',
      email: 'ana@mail.example',
    },
  });
});

test('[CALL-08] an offer asks v2, with seller and source beside it', async () => {
  expect(await asked({}, '?oferta=p9&seller=carlos&source=a-b&lang=pt-MZ')).toEqual({
    operationId: 'getProductV2',
    path: { code: 'ALFA' },
    query: {
      business: 'other',
      planTypes: ['yearly'],
      planId: 'p9',
      priceMode: 'default',
      seller: 'carlos',
      source: 'a-b',
      operation: 'MZ',
      leadId: 'L1',
      email: 'ana@mail.example',
    },
  });
});

test('[CALL-08] a brand can ask v2 always, and with a price mode of its own', async () => {
  const { operationId, query } = await asked({ productApi: 'v2', priceMode: 'full' }, '');
  expect(operationId).toBe('getProductV2');
  expect(query).toMatchObject({ priceMode: 'full', seller: 'performance', source: 'direto' });
});

test('[CALL-07] before there is a lead, neither its id nor its e-mail is asked with', async () => {
  const { query } = await asked({}, '', { isLoaded: true });
  expect(query).toEqual({
    business: 'other',
    planType: 'yearly',
    productId: 'alfa-1',
    operation: 'BR',
  });
});

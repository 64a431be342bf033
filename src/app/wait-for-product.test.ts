import { expect, test } from 'vitest';
import { brandWith, loaded } from '../../tests/drawing/brands.ts';
import { aPage } from '../../tests/drawing/checkout.ts';
import { fakeClient, type Answers } from '../../tests/fakes/client.ts';
import { ApiError } from '../api/api-error.ts';
import type { CatalogueEntry } from '../contract/compiled-brand.ts';
import { parseLink } from '../flow/link.ts';
import { waitForProduct } from './wait-for-product.ts';

const entry = (key: string, area: 'BR' | 'MZ' = 'BR'): CatalogueEntry => ({
  id: `${key}-${area}`.toLowerCase(),
  key,
  area,
  productCode: key,
  dsProductId: `ds-${key.toLowerCase()}`,
  business: 'medical',
  name: key,
  module: `/brands/${key}.js`,
});
const catalogue = {
  default: 'ALFA',
  designSystemOverrides: ['BETA'],
  brands: [entry('ALFA'), entry('ALFA', 'MZ'), entry('BETA')],
};

const flows = [{ id: 'default', steps: [{ id: 'lead', templateId: 'lead' }] }];
const ANSWERS: Answers = {
  getProductConfig: { checkoutFlow: { flows }, title: 'Curso' },
  getSeller: { name: 'Carlos', isLiveEnabled: true },
};

/** What a page comes to that the server left waiting; `shown` are the brands that were loaded. */
async function wait(search: string, answers: Answers = {}, settings: object = {}) {
  const client = fakeClient({ ...ANSWERS, ...answers });
  const shown: string[] = [];
  const found = await waitForProduct({
    page: aPage({ state: 'waiting' }),
    link: parseLink(search),
    catalogue,
    client,
    loadBrand: async ({ id }) => {
      shown.push(id);
      return loaded(brandWith({ brand: settings }));
    },
  });
  return { ...found, shown, calls: client.calls };
}

test('[CALL-12] config and seller are asked, and the page is as the server would have made it', async () => {
  const { page, calls } = await wait('?product=ALFA&source=a-b&seller=s&oferta=p9');
  expect(page).toMatchObject({
    state: 'ready',
    productCode: 'ALFA',
    business: 'other',
    config: { title: 'Curso' },
    seller: { name: 'Carlos', isLiveEnabled: true },
    mode: 'light',
  });
  expect(calls).toEqual([
    { operationId: 'getProductConfig', path: { code: 'ALFA' }, query: { planId: 'p9' } },
    {
      operationId: 'getSeller',
      path: { source: 'b' },
      query: { seller: 's', operation: 'BR', product: 'ALFA' },
    },
  ]);
});

test('[CALL-11] an offer without a product: first it is asked whose plan it is', async () => {
  const { page, calls } = await wait('?oferta=p9', { getPlanProduct: { productCode: 'BETA' } });
  expect(calls[0]).toMatchObject({ operationId: 'getPlanProduct', path: { id: 'p9' } });
  expect(calls[1]).toMatchObject({ path: { code: 'BETA' } });
  expect(page.productCode).toBe('BETA');
});

test('[SELLER-06] Mozambique asks for its seller as MZ', async () => {
  const { calls, shown } = await wait('?product=ALFA&lang=pt-MZ');
  expect(calls[1]).toMatchObject({ query: { operation: 'MZ' } });
  expect(shown[0]).toBe('alfa-mz');
});

test('[ENTITY-25] the config may lend the looks of another brand, in its mode', async () => {
  const config = { checkoutFlow: { flows }, designSystemId: 'BETA$dark' };
  const { page, shown } = await wait('?product=ALFA', { getProductConfig: config });
  expect(page).toMatchObject({ mode: 'dark', productCode: 'ALFA' });
  expect(shown).toEqual(['alfa-br', 'beta-br']);
});

test('[BRAND-70] a brand without product flows makes no config call', async () => {
  const { calls, page } = await wait('?product=ALFA', {}, { isProductFlowsAvailable: false });
  expect(calls.map(({ operationId }) => operationId)).toEqual(['getSeller']);
  expect(page.config).toBeNull();
});

const failed = (call: 'getProductConfig' | 'getSeller') =>
  ({ [call]: new ApiError(call, { kind: 'status', status: 500 }) }) as Answers;

test.each<[string, Answers]>([
  ['[STATE-12] config fails', failed('getProductConfig')],
  [
    '[STATE-12] config brings no flow that can be drawn',
    {
      getProductConfig: { checkoutFlow: { flows: [{ id: 'x', steps: [] }] } },
    },
  ],
  ['[STATE-13] seller fails', failed('getSeller')],
])('%s: the whole has failed', async (_, answers) => {
  await expect(wait('?product=ALFA', answers)).rejects.toThrow();
});

import { expect, test } from 'vitest';
import { fakeClient } from '../../tests/fakes/client.ts';
import { productCalls } from './fetch-product.ts';

const QUESTION = {
  productCode: 'ALFA',
  planId: 'p9',
  sellerCode: 'b',
  seller: 's',
  operation: 'BR',
  wantsConfig: true,
} as const;
const ANSWERS = {
  getProductConfig: { checkoutFlow: { flows: [{ id: 'default' }] }, title: 'Curso' },
  getSeller: { name: 'Carlos', isLiveEnabled: true },
};

test('[CALL-12] config and seller are asked with what the link says', async () => {
  const client = fakeClient(ANSWERS);
  const found = await productCalls(client).configAndSeller(QUESTION);
  expect(found).toMatchObject({ config: { title: 'Curso' }, seller: { name: 'Carlos' } });
  expect(client.calls).toEqual([
    { operationId: 'getProductConfig', path: { code: 'ALFA' }, query: { planId: 'p9' } },
    {
      operationId: 'getSeller',
      path: { source: 'b' },
      query: { seller: 's', operation: 'BR', product: 'ALFA' },
    },
  ]);
});

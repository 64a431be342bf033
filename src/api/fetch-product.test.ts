import { expect, test, vi } from 'vitest';
import { fakeClient } from '../../tests/fakes/client.ts';
import { productCalls } from './fetch-product.ts';
import { ApiError } from './api-error.ts';

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

test.each(['getProductConfig', 'getSeller'] as const)(
  '%s fails: both have failed',
  async (call) => {
    const error = new ApiError(call, { kind: 'status', status: 500 });
    const client = fakeClient({ ...ANSWERS, [call]: error });
    await expect(productCalls(client).configAndSeller(QUESTION)).rejects.toBe(error);
  },
);

test('every call carries the headers and the signal that the server gives', async () => {
  const client = { call: vi.fn<(name: string, input: object) => Promise<unknown>>() };
  client.call.mockImplementation(async (name) => ANSWERS[name as keyof typeof ANSWERS]);
  const { signal } = new AbortController();
  const options = { headers: { referer: 'https://pay.example/lead' }, signal };
  await productCalls(client as never, options).configAndSeller(QUESTION);
  expect(client.call.mock.calls).toHaveLength(2);
  for (const [, input] of client.call.mock.calls) expect(input).toMatchObject(options);
});

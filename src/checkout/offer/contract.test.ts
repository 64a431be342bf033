import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { ApiError } from '../../api/api-error.ts';
import { fetchContract, hasContract } from './contract.ts';

const url = 'https://contratos.example.com/1.pdf';

test('[CALL-17] the contract is asked for with the query of the checkout', async () => {
  const search = '?product=ALFA&voucher=V10&tag=a&tag=b&query_paramX=1';
  const checkout = aCheckout(brandWith(), { search, answers: { getContract: { url } } });
  expect(await fetchContract(checkout)).toEqual({ url });
  const query = { product: ['ALFA'], voucher: ['V10'], tag: ['a', 'b'] };
  const call = { operationId: 'getContract', path: { code: 'ALFA' }, query };
  expect(checkout.client.calls).toEqual([call]);
});

test.each(['http://a.example.com', 'javascript:alert(1)', '/contrato', 'https://a:b@c.example'])(
  'nobody is led to %s',
  async (address) => {
    const checkout = aCheckout(brandWith(), { answers: { getContract: { url: address } } });
    const failure = fetchContract(checkout);
    await expect(failure).rejects.toThrow(ApiError);
    await expect(failure).rejects.toMatchObject({ operationId: 'getContract', kind: 'unreadable' });
  },
);

test('a contract belongs to brands that say so, and to steps', () => {
  const plain = aCheckout(brandWith());
  const isAt = (contract: boolean) =>
    hasContract({ ...plain, step: { id: 's', templateId: 'payment', props: { contract } } });
  const ofBrand = aCheckout(brandWith({ brand: { contract: true } }));
  expect([hasContract(plain), isAt(false), isAt(true)]).toEqual([false, false, true]);
  expect(hasContract(ofBrand)).toBe(true);
});

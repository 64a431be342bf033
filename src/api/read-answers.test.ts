import { expect, test } from 'vitest';
import { readLead } from './read-lead.ts';
import { readPlanProduct } from './read-plan-product.ts';
import { readSeller } from './read-seller.ts';

const unreadable = (operationId: string) =>
  expect.objectContaining({ name: 'ApiError', kind: 'unreadable', operationId });

test('[CALL-12] seller: name, live flag and account', () => {
  const seller = { name: 'Carlos Souza', isLiveEnabled: true, account: 'conta-1' };
  expect(readSeller(seller)).toEqual(seller);
});

test('[ENTITY-66] a seller in data, in snake_case, with more or less than expected', () => {
  expect(readSeller({ data: { name: 'Ana', is_live_enabled: true, account: 7, x: 1 } })).toEqual({
    name: 'Ana',
    isLiveEnabled: true,
    account: '7',
  });
  expect(readSeller({ name: '', isLiveEnabled: 'true' })).toEqual({ isLiveEnabled: false });
});

test.each([undefined, null, 'Ana', [{ name: 'Ana' }]])('%o is not a seller', (answer) => {
  expect(() => readSeller(answer)).toThrow(unreadable('getSeller'));
});

test.each([
  { data: { leadId: 'L1' } },
  { leadId: 'L1' },
  { data: { lead_id: 'L1' }, ok: true },
  { data: { id: 'L1' } },
  { id: 'other', leadId: 'L1' },
])('[CALL-18] the lead id is found in %o', (answer) => {
  expect(readLead(answer)).toEqual({ leadId: 'L1' });
});

test.each([undefined, {}, { data: [] }, { leadId: '' }, { leadId: {} }])(
  '%o has no lead id',
  (answer) => {
    expect(() => readLead(answer)).toThrow(unreadable('createLead'));
  },
);

test.each([{ productCode: 'WUP' }, { data: { product_code: 'WUP' } }, { code: 'WUP' }, 'WUP'])(
  'the product code is found in %o',
  (answer) => {
    expect(readPlanProduct(answer)).toBe('WUP');
  },
);

test.each([undefined, {}, '', { productCode: null }])('%o names no product', (answer) => {
  expect(() => readPlanProduct(answer)).toThrow(unreadable('getPlanProduct'));
});

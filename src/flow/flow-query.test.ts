import { expect, test } from 'vitest';
import type { Flow } from '../contract/compiled-brand.ts';
import { brandQuery, flowQuery } from './flow-query.ts';

const flow = (id: string, choose?: Flow['choose']): Flow => ({
  id,
  choose,
  steps: [{ id: 'lead', templateId: 'lead' }],
});

const FLOWS = [
  flow('default'),
  flow('pix'),
  flow('livelo', { route: ['livelo', 'livelo-accrual'] }),
  flow('extended', { voucher: ['msjana', 'other'] }),
  flow('hidden'),
];

test.each([
  ['default', []],
  ['pix', [['route', 'pix']]],
  ['livelo', [['route', 'livelo']]],
  ['extended', [['voucher', 'msjana']]],
  ['hidden', [['flowId', 'hidden']]],
])('[FLOW-07] the flow %s is taken by the fewest parameters, %j', (id, query) => {
  const wanted = FLOWS.find((one) => one.id === id)!;
  expect(flowQuery(wanted, FLOWS)).toEqual(query);
});

test('a brand is named by its key, and by the language in Mozambique', () => {
  expect(brandQuery({ key: 'ALFA', area: 'BR' })).toEqual([['product', 'ALFA']]);
  expect(brandQuery({ key: 'ALFA', area: 'MZ' })).toEqual([
    ['product', 'ALFA'],
    ['lang', 'pt-MZ'],
  ]);
});

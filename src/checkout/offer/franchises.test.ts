import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { franchisesOf, isPlaceKnown } from './franchises.ts';

const brand = brandWith();
const answers = {
  getFranchiseRegions: [{ region: 'Sul' }],
  getFranchiseCities: [{ city: 'Curitiba' }],
  getFranchiseUnits: [{ salesforceId: 'S1', name: 'Curitiba - Batel' }],
};
const place = { region: 'Sul', city: 'Curitiba' };
const asked = { brand: 'ALFA', country: 'BR' };

test.each([
  ['region', asked, { value: 'Sul', label: 'Sul' }],
  ['city', { ...asked, region: 'Sul' }, { value: 'Curitiba', label: 'Curitiba' }],
  ['unit', { ...asked, ...place }, { value: 'S1', label: 'Curitiba - Batel' }],
] as const)(
  '[CALL-13] [CALL-14] [CALL-15] a %s is asked for with %j',
  async (level, query, option) => {
    const checkout = aCheckout(brand, { answers });
    expect(await franchisesOf(checkout, level, place)).toEqual([option]);
    expect(checkout.client.calls).toEqual([expect.objectContaining({ query })]);
  },
);

test.each(['region', 'city', 'unit'] as const)(
  '[CALL-13] [CALL-14] [CALL-15] a link of Mozambique asks for its own country: %s',
  async (level) => {
    const checkout = aCheckout(brand, { answers, search: '?lang=pt-MZ' });
    await franchisesOf(checkout, level, place);
    expect(checkout.client.calls[0]!.query).toMatchObject({ brand: 'ALFA', country: 'MZ' });
  },
);

test('a fixed school is all there is to choose, and nothing is asked', async () => {
  const checkout = aCheckout(brand);
  const fixed = { region: 'Sul', city: 'Curitiba', unit: { salesforceId: 'S1', name: 'Batel' } };
  const levels = ['region', 'city', 'unit'] as const;
  const lists = await Promise.all(levels.map((one) => franchisesOf(checkout, one, place, fixed)));
  expect(lists.map((list) => list.map(({ label }) => label))).toEqual([
    ['Sul'],
    ['Curitiba'],
    ['Batel'],
  ]);
  expect(checkout.client.calls).toEqual([]);
});

test.each([
  ['region', '', '', true],
  ['city', '', '', false],
  ['city', 'Sul', '', true],
  ['unit', 'Sul', '', false],
  ['unit', '', 'Curitiba', false],
  ['unit', 'Sul', 'Curitiba', true],
] as const)('%s with region "%s" and city "%s": %s', (level, region, city, isKnown) => {
  expect(isPlaceKnown(level, { region, city })).toBe(isKnown);
});

test('a level that nobody knows is named', async () => {
  const level = 'street' as never;
  await expect(franchisesOf(aCheckout(brand), level, place)).rejects.toThrow("'street'");
});

import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { franchisesOf } from './franchises.ts';

const brand = brandWith();
const answers = {
  getFranchiseRegions: [{ region: 'Sul' }],
  getFranchiseCities: [{ city: 'Curitiba' }],
  getFranchiseUnits: [{ salesforceId: 'S1', name: 'Curitiba - Batel' }],
};
const place = { region: 'Sul', city: 'Curitiba' };

test.each(['region', 'city', 'unit'] as const)(
  '[CALL-13] [CALL-14] [CALL-15] a link of Mozambique asks for its own country: %s',
  async (level) => {
    const checkout = aCheckout(brand, { answers, search: '?lang=pt-MZ' });
    await franchisesOf(checkout, level, place);
    expect(checkout.client.calls[0]!.query).toMatchObject({ brand: 'ALFA', country: 'MZ' });
  },
);

import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { addressOf } from '../../api/request-parts.ts';
import { franchisesOf } from './franchises.ts';

const brand = brandWith();
const answers = {
  getFranchiseRegions: [{ region: 'Sul' }],
  getFranchiseCities: [{ city: 'Curitiba' }],
  getFranchiseUnits: [{ salesforceId: 'S1', name: 'Curitiba - Batel' }],
};
const place = { region: 'Sul', city: 'Curitiba' };

test.each([
  ['region', {}],
  ['city', { region: 'Sul' }],
  ['unit', place],
] as const)(
  '[CALL-13] [CALL-14] [CALL-15] the list of each level is asked for with the place, and the country of the link: %s',
  async (level, asked) => {
    for (const country of ['BR', 'MZ']) {
      const checkout = aCheckout(brand, { answers, search: `?lang=pt-${country}` });
      await franchisesOf(checkout, level, place);
      const { operationId, query } = checkout.client.calls[0]!;
      const [, search] = addressOf(operationId, {}, query).split('?');
      const sent = Object.fromEntries(new URLSearchParams(search));
      expect(sent).toEqual({ brand: 'ALFA', country, ...asked });
    }
  },
);

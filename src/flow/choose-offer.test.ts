import { expect, test } from 'vitest';
import type { BrandOffer } from '../contract/compiled-brand.ts';
import { chooseOffer } from './choose-offer.ts';
import { parseLink } from './link.ts';

const offers: BrandOffer[] = [
  { id: 'friday', headline: 'F', voucher: ['BLACK', 'FRIDAY'] },
  { id: 'escola', headline: 'E', partner: ['escola'] },
  { id: 'partner', headline: 'P', partner: true, voucher: ['PARTNER'] },
];
const chosen = (query: string, among = offers) => chooseOffer(parseLink(`?${query}`), among)?.id;

test.each([
  ['voucher=FRIDAY&partner=escola', 'friday'],
  ['partner=escola', 'escola'],
  ['partner=outra', 'partner'],
  ['voucher=black', 'friday'],
  ['voucher=BLACKFRIDAY', undefined],
  ['', undefined],
])('of %j it is %s', (query, id) => expect(chosen(query)).toBe(id));

test('an offer without voucher and partner is for everybody who has no earlier one', () => {
  const all = [...offers, { id: 'all', headline: 'A' }];
  expect(chosen('', all)).toBe('all');
  expect(chosen('voucher=BLACK', all)).toBe('friday');
});

import { afterEach, expect, test, vi } from 'vitest';
import { brandWith } from '../../tests/drawing/brands.ts';
import { LEAD } from '../../tests/drawing/buyer.ts';
import { aCheckout } from '../../tests/drawing/checkout.ts';
import { VISIT_PATH } from '../contract/visit-cookie.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    'the document came with',
    { visit: { dataLead: LEAD }, hasLead: true },
    [[VISIT_PATH, 'DELETE']],
  ],
  ['there is none of', {}, []],
])('D-169: a buyer who is forgotten takes the visit along that %s', (_, page, asked) => {
  const fetched = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  aCheckout(brandWith(), { page }).visit.forget();
  expect(fetched.mock.calls.map(([address, init]) => [address, init?.method])).toEqual(asked);
});

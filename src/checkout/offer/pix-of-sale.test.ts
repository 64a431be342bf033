import { expect, test } from 'vitest';
import { LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import type { VisitState } from '../visit/visit.ts';
import { pixOfSale, pixPurchase } from './pix-of-sale.ts';

const on = (search?: string, templateId?: 'success') => ({
  ...aCheckout(plainBrand(), { search }),
  step: templateId && { id: 'last', templateId },
});

const visit: VisitState = { isLoaded: true, lead: LEAD, selectedPlan: 'p1', bump: 'b1' };
const pix = { text: '000201', amount: 499, at: 0, purchase: pixPurchase(on('?voucher=V1'), visit) };
const SAME = '?voucher=V1';

test.each<[string, string, Partial<VisitState>, boolean]>([
  ['the same purchase', SAME, {}, true],
  [
    'the same e-mail in other letters',
    SAME,
    { lead: { ...LEAD, email: 'ANA@mail.example' } },
    true,
  ],
  ['a corrected e-mail', SAME, { lead: { ...LEAD, email: 'ana@mail.test' } }, false],
  ['another plan', SAME, { selectedPlan: 'p2' }, false],
  ['the plan of another link', '?voucher=V1&oferta=p3', {}, false],
  ['no order bump', SAME, { bump: undefined }, false],
  ['another voucher', '?voucher=V2', {}, false],
  ['no voucher', '', {}, false],
])('a code is that of %s or none', (_, search, changes, isIts) => {
  const now = { ...visit, ...changes, pix };
  expect(pixOfSale(on(search), now)).toBe(isIts ? pix : undefined);
  // The confirmation of the purchase, whatever is sold by now.
  expect(pixOfSale(on(search, 'success'), now)).toBe(pix);
});

test('a code that was kept without its purchase is shown, too', () => {
  const kept = { ...pix, purchase: undefined };
  expect(pixOfSale(on(), { ...visit, pix: kept })).toBe(kept);
});

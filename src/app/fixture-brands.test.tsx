import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fixtureBrand, loaded } from '../../tests/drawing/brands.ts';
import { LEAD } from '../../tests/drawing/buyer.ts';
import { A_PRODUCT } from '../../tests/drawing/checkout.ts';
import { openApp } from '../../tests/drawing/draw-app.tsx';

/** Opens a fixture brand at a link, for a buyer who has been at the lead screen. */
function open(id: string, link: string) {
  sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  sessionStorage.setItem('guiche.leadId', '"L1"');
  return openApp({ of: loaded(fixtureBrand(id)), link, answers: { getProductV1: A_PRODUCT } });
}

test('[ENTITY-06] a delivered brand, whose steps say nothing of it, keeps that nobody pays in person', async () => {
  const { checkout } = await open('wup', '/payment');
  expect(checkout.session.read('isPaymentInPerson')).toBe(false);
});

test('[ROUTE-10] without a purchase of this tab the custom offer leads to the payment', async () => {
  await open('wup', '/custom-offer?seller=abc');
  const link = screen.getByRole('link', { name: 'Continuar' });
  expect(link.getAttribute('href')).toBe('/payment?seller=abc');
});

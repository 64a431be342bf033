import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fixtureBrand, loaded } from '../../tests/drawing/brands.ts';
import { LEAD, PIX_CODE } from '../../tests/drawing/buyer.ts';
import { field, fillCard } from '../../tests/drawing/card-payment.ts';
import { A_PRODUCT } from '../../tests/drawing/checkout.ts';
import { openApp, press } from '../../tests/drawing/draw-app.tsx';
import { choose, paste } from '../../tests/drawing/typing.ts';
import type { PageData } from '../contract/page-data.ts';

const step = () => screen.getByRole('progressbar').getAttribute('aria-label');

/** Opens a fixture brand at a link, for a buyer who has been at the lead screen. */
async function open(id: string, link: string, page: Partial<PageData> = {}) {
  sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  sessionStorage.setItem('guiche.leadId', '"L1"');
  const answers = {
    getProductV1: A_PRODUCT,
    updateLead: {},
    payV2: { token: 'T', pix: { emv: PIX_CODE } },
  };
  const opened = await openApp({ of: loaded(fixtureBrand(id)), link, answers, page });
  const sent = (operationId: string) =>
    opened.checkout.client.calls.filter((call) => call.operationId === operationId);
  return { ...opened, sent };
}

test('[SCREEN-27] [SCREEN-28] [SCREEN-29] Mozambique: the card, then the address, then one payment', async () => {
  const { sent, address } = await open('wup-mz', '/payment?lang=pt-MZ');
  expect(step()).toBe('Etapa 2 de 4');
  fillCard();
  await press('Continuar');
  expect(sent('payV2')).toEqual([]);
  expect(step()).toBe('Etapa 3 de 4');
  expect(document.activeElement?.textContent).toBe('Endereço de facturação');
  paste(field('Código postal'), '1100');
  paste(field('Endereço'), 'Avenida 24 de Julho');
  paste(field('Número'), '12');
  paste(field('Cidade'), 'Maputo');
  choose(field('Província'), 'Cidade de Maputo');
  await press('Finalizar');
  expect(sent('updateLead')[0]!.body).toMatchObject({
    address: {
      postalCode: '1100',
      addressLine1: 'Avenida 24 de Julho',
      addressLine2: '12',
      city: 'Maputo',
      state: 'Cidade de Maputo',
      country: 'Moçambique',
    },
  });
  expect(sent('payV2')).toHaveLength(1);
  expect(address()).toBe('/success?lang=pt-MZ');
});

test('[ENTITY-06] a delivered brand, whose steps say nothing of it, keeps that nobody pays in person', async () => {
  const { checkout } = await open('wup', '/payment');
  expect(checkout.session.read('isPaymentInPerson')).toBe(false);
});

test('[ROUTE-10] without a purchase of this tab the custom offer leads to the payment', async () => {
  await open('wup', '/custom-offer?seller=abc');
  const link = screen.getByRole('link', { name: 'Continuar' });
  expect(link.getAttribute('href')).toBe('/payment?seller=abc');
});

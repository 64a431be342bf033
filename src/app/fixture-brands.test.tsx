import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fixtureBrand, loaded } from '../../tests/drawing/brands.ts';
import { CARD, LEAD, PIX_CODE } from '../../tests/drawing/buyer.ts';
import { A_PRODUCT } from '../../tests/drawing/checkout.ts';
import { openApp, press } from '../../tests/drawing/draw-app.tsx';
import { choose, leave, paste } from '../../tests/drawing/typing.ts';
import type { PageData } from '../contract/page-data.ts';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const step = () => screen.getByRole('progressbar').getAttribute('aria-label');
const errors = () => document.getElementById('f.cardCompany-error')?.textContent;

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

function fillCard() {
  paste(field('Número do cartão'), String(CARD.cardNumber));
  paste(field('Nome no cartão'), 'Ana Lima');
  paste(field('Validade'), '12/30');
  paste(field('CVV'), '123');
}

test('[CALL-31] [SCREEN-26] [FLOW-04] exam prep asks for a CPF and sends it with the payment', async () => {
  const { sent, address } = await open('aprovatotal', '/payment');
  expect(step()).toBe('Etapa 3 de 4');
  fillCard();
  paste(field('CPF'), '52998224725');
  await press('Confirmar pagamento');
  expect(sent('updateLead')[0]!.body).toMatchObject({ document: '52998224725' });
  expect(sent('payV2')[0]!.body).toMatchObject({ document: '52998224725' });
  expect(address()).toBe('/success');
});

test('[FLOW-04] [FLOW-11] exam prep by Pix: step 2 of 4, the code, then what comes after it', async () => {
  const { sent } = await open('aprovatotal', '/pix?route=pix');
  expect(step()).toBe('Etapa 2 de 4');
  paste(field('CPF'), '529.982.247-25');
  await press('Gerar código Pix');
  expect(sent('payV2')[0]!.body).toMatchObject({ type: 'pix', document: '52998224725' });
  expect(field('Pix copia e cola').value).toBe(PIX_CODE);
});

test('English in Brazil asks for no CPF by Pix, for no invoice needs it', async () => {
  const { sent } = await open('wup', '/pix?route=pix');
  expect(screen.queryByLabelText(/^CPF/)).toBeNull();
  await press('Gerar código Pix');
  expect(sent('payV2')[0]!.body).toMatchObject({ type: 'pix', document: undefined });
});

test('[BRAND-78] the payment is the step of payment.currentStep of its brand', async () => {
  const { settings } = fixtureBrand('escolaconquer');
  expect(settings.payment.currentStep).toBe(3);
  await open('escolaconquer', '/payment');
  expect(step()).toBe(`Etapa 3 de ${settings.stepsNumber}`);
});

test('a brand that counts shows the step of the flow that the link chooses', async () => {
  await open('live', '/payment?flowId=familia');
  expect(step()).toBe('Etapa 2 de 3');
});

test('[CALL-31] English in Brazil asks for no CPF and pays in twelve', async () => {
  const { sent } = await open('wup', '/payment');
  expect(screen.queryByLabelText(/^CPF/)).toBeNull();
  fillCard();
  choose(field('Parcelas'), '12');
  await press('Confirmar pagamento');
  expect(sent('payV2')[0]!.body).toMatchObject({
    document: undefined,
    paymentMethods: [{ installments: 12 }],
  });
});

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

test.each([
  ['production', 'wup-mz-annual'],
  ['test', 'wup-mz-annual-test'],
] as const)(
  '[ENTITY-46] [ENTITY-49] [ENTITY-52] [CONST-04] Mozambique in %s buys %s for 18720',
  async (environment, planId) => {
    const { sent } = await open('wup-mz', '/payment?lang=pt-MZ', { environment });
    fillCard();
    await press('Continuar');
    paste(field('Endereço'), 'Avenida 24 de Julho');
    paste(field('Número'), '12');
    paste(field('Cidade'), 'Maputo');
    choose(field('Província'), 'Cidade de Maputo');
    await press('Finalizar');
    expect(sent('payV2')[0]!.body).toMatchObject({ planId, amount: 18720, operation: 'MZ' });
  },
);

test('[ENTITY-53] [ENTITY-54] [ENTITY-55] [CONST-05] [CONST-06] Mozambique: credit alone, no choice of instalments, and twelve of 95,00 in words', async () => {
  await open('wup-mz', '/payment?lang=pt-MZ');
  const methods = within(screen.getByRole('radiogroup', { name: 'Forma de pagamento' }));
  const all = methods.getAllByRole<HTMLInputElement>('radio');
  expect(all.map(({ value, disabled }) => [value, disabled])).toEqual([
    ['creditcard', false],
    ['debitcard', true],
  ]);
  expect(screen.queryByLabelText(/^Parcelas/)).toBeNull();
  const shown = document.querySelector('section')!.textContent.replaceAll('\u00a0', ' ');
  expect(shown).toMatch(/12x .*95,00/);
});

test('[RULE-43] [ERROR-03] [CONST-22] Mozambique takes no hipercard, and asks in its own words', async () => {
  await open('wup-mz', '/payment?lang=pt-MZ');
  expect(screen.queryByLabelText('Hipercard')).toBeNull();
  expect(screen.getByLabelText('Elo')).toBeTruthy();
  paste(field('Número do cartão'), '9999 9999 9999 9995');
  await press('Continuar');
  expect(errors()).toBe('Selecione a bandeira do cartão');
});

test('[RULE-49] the phone of Mozambique has its own placeholder and rule', async () => {
  await open('wup-mz', '/lead?lang=pt-MZ');
  const phone = field('Telemóvel');
  expect(phone.placeholder).toBe('84 123 1234');
  paste(phone, '24 123 1234');
  leave(phone);
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  paste(phone, '84 123 1234');
  expect(phone.getAttribute('aria-invalid')).toBeNull();
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

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brandWith, loaded, type BrandFiles } from '../../tests/drawing/brands.ts';
import { LEAD } from '../../tests/drawing/buyer.ts';
import { fillCard, fillPerson } from '../../tests/drawing/card-payment.ts';
import { A_PRODUCT } from '../../tests/drawing/checkout.ts';
import { openApp, press } from '../../tests/drawing/draw-app.tsx';
import { settle } from '../../tests/drawing/jsdom-page.ts';
import { choose } from '../../tests/drawing/typing.ts';
import { gate } from '../../tests/fakes/gate.ts';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const ANSWERS = {
  createLead: { leadId: 'L1' },
  getProductV1: A_PRODUCT,
  payV2: { token: 'T1' },
};

const alfa = (files?: BrandFiles) => loaded(brandWith(files));
const open = (link: string, { files, answers, page }: Partial<OpenChanges> = {}) =>
  openApp({ of: alfa(files), link, answers: { ...ANSWERS, ...answers }, page });

interface OpenChanges {
  files: BrandFiles;
  answers: object;
  page: object;
}

function fillLead() {
  fillPerson();
  choose(screen.getByRole('checkbox'));
}

test('[SCREEN-03] [SCREEN-11] [SCREEN-18] [STATE-01] lead, payment, success, with the query kept', async () => {
  const { address } = await open('/lead?seller=carlos&x=a%20b&query_paramA=1');
  expect(heading()).toBe('Informe seus dados');
  fillLead();
  await press('Continuar');
  expect(address()).toBe('/payment?seller=carlos&x=a%20b');
  expect(heading()).toBe('Pagamento');
  expect(document.activeElement?.textContent).toBe('Pagamento');
  fillCard();
  await press('Confirmar pagamento');
  expect(address()).toBe('/success?seller=carlos&x=a%20b');
  expect(heading()).toBe('Compra realizada com sucesso!');
});

test.each([
  ['/pix', '/pix?seller=a'],
  ['pix/', '/pix?seller=a'],
  ['https://evil.example.com', '/success?seller=a'],
  ['/nope', '/success?seller=a'],
])('[CALL-23] the route %j of an answer leads to %s', async (route, path) => {
  sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  const { address } = await open('/payment?seller=a', {
    answers: { payV2: { token: 'T', route } },
  });
  fillCard();
  await press('Confirmar pagamento');
  expect(address()).toBe(path);
});

const step = (templateId: string, defaultNextStepId?: string) => ({
  id: templateId,
  templateId,
  defaultNextStepId,
});

test('[CHROME-19] [ENTITY-24] the title of the page names the product, or what the config calls it', async () => {
  const { unmount } = await open('/lead');
  expect(document.title).toBe('Checkout - Curso Alfa');
  unmount();
  const flows = [{ id: 'default', steps: [step('lead')] }];
  await open('/lead', { page: { config: { flows, title: 'Curso Beta' } } });
  expect(document.title).toBe('Checkout - Curso Beta');
});

test.each([
  ['ready', 1],
  ['waiting', 0],
] as const)('a page that is %s asks for flags %d times', async (state, times) => {
  const flags = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('lost')));
  await openApp({ of: alfa(), link: '/lead', answers: ANSWERS, page: { state }, flags });
  expect(flags).toHaveBeenCalledTimes(times);
});

const WITH_INTRODUCTION = {
  flows: [
    {
      id: 'default',
      steps: [
        step('presentation', 'lead'),
        step('lead', 'payment'),
        step('payment', 'success'),
        step('success'),
      ],
    },
  ],
};

test('a buyer who goes back during a call stays there, except during a payment', async () => {
  const gates = { createLead: gate(), payV2: gate() };
  const { address } = await open('/presentation', {
    files: {
      'screens/presentation': { blocks: [{ id: 'next', block: 'next', text: 'lead.submit' }] },
    },
    page: { config: WITH_INTRODUCTION },
    answers: {
      createLead: () => gates.createLead.isOpen.then(() => ({ leadId: 'L1' })),
      payV2: () => gates.payV2.isOpen.then(() => ({ token: 'T1' })),
    },
  });
  await press('Continuar');
  fillLead();
  await press('Continuar');
  await press('Back of the browser');
  gates.createLead.open();
  await settle();
  expect(address()).toBe('/presentation');

  await press('Continuar');
  await press('Continuar');
  expect(address()).toBe('/payment');
  fillCard();
  await press('Confirmar pagamento');
  await press('Back of the browser');
  expect(address()).toBe('/lead');
  gates.payV2.open();
  await settle();
  expect(address()).toBe('/success');
});

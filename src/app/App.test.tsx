import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brandWith, loaded, type BrandFiles } from '../../tests/drawing/brands.ts';
import { CARD, LEAD, PIX_CODE } from '../../tests/drawing/buyer.ts';
import { A_PRODUCT } from '../../tests/drawing/checkout.ts';
import { openApp, press } from '../../tests/drawing/draw-app.tsx';
import { settle } from '../../tests/drawing/jsdom-page.ts';
import { choose, paste } from '../../tests/drawing/typing.ts';
import { gate } from '../../tests/fakes/gate.ts';
import { ApiError } from '../api/api-error.ts';
import { shortAndLong } from '../../tests/long.ts';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
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

/** The buyer has been at the lead screen. */
const withLead = () => sessionStorage.setItem('dataLead', JSON.stringify(LEAD));

function fillLead() {
  paste(field('Nome'), LEAD.name);
  paste(field('E-mail'), LEAD.email);
  paste(field('Celular'), LEAD.phone);
  choose(screen.getByRole('checkbox'));
}

function fillCard() {
  paste(field('Número do cartão'), String(CARD.cardNumber));
  paste(field('Nome no cartão'), 'Ana Lima');
  paste(field('Validade'), '12/30');
  paste(field('CVV'), '123');
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

test('[ENTITY-12] the token is in the way to what was bought, also after a reload', async () => {
  withLead();
  const { unmount } = await open('/payment');
  fillCard();
  await press('Confirmar pagamento');
  const link = () => screen.getByRole('link', { name: 'Acessar agora' }).getAttribute('href');
  expect(link()).toBe('https://alfa.example.com/primeiro-acesso?token=T1');
  unmount();
  const { checkout } = await open('/success');
  expect(link()).toContain('token=T1');
  expect(checkout.client.calls).toEqual([]);
});

test.each(['/pix', 'pix', 'pix/'])(
  '[CALL-23] a route of the answer leads there: %s',
  async (route) => {
    withLead();
    const { address } = await open('/payment?seller=a', {
      answers: { payV2: { token: 'T', route } },
    });
    fillCard();
    await press('Confirmar pagamento');
    expect(address()).toBe('/pix?seller=a');
  },
);

const expectNextStep = async (route: string) => {
  withLead();
  const { address } = await open('/payment', { answers: { payV2: { token: 'T', route } } });
  fillCard();
  await press('Confirmar pagamento');
  expect(address()).toBe('/success');
};

const strange = ['https://evil.example.com', '//evil.example.com', '/nope', ''];
for (const [option, some] of shortAndLong(strange, (_, index) => index === 0)) {
  test.each(some)(
    'a route that is no screen (%s) leads nowhere but to the next step',
    option,
    (route) => expectNextStep(route),
  );
}

const step = (templateId: string, defaultNextStepId?: string) => ({
  id: templateId,
  templateId,
  defaultNextStepId,
});

test('[CHROME-24] the next step is the one that the step names', async () => {
  const card = { id: 'payment', $remove: true };
  const steps = [step('lead', 'pix'), step('success'), step('pix', 'success'), card];
  const flows = { flows: [{ id: 'default', steps }] };
  const { address } = await open('/lead', { files: { flows } });
  fillLead();
  await press('Continuar');
  expect(address()).toBe('/pix');
});

test('[ENTITY-04] a Pix code is shown on its screen, and after a reload again', async () => {
  withLead();
  const answers = { payV2: { token: 'T', pix: { emv: PIX_CODE } } };
  const { unmount, address } = await open('/pix', { answers });
  paste(field('CPF'), '52998224725');
  await press('Gerar código Pix');
  const code = () => screen.getByLabelText<HTMLTextAreaElement>('Pix copia e cola').value;
  expect(code()).toBe(PIX_CODE);
  expect(address()).toBe('/pix');
  unmount();
  const reloaded = await open('/pix');
  expect(code()).toBe(PIX_CODE);
  await press('Já paguei');
  expect(reloaded.address()).toBe('/success');
  expect(heading()).toBe('Aguardando o seu Pix');
});

test('success without a purchase in this tab says so', async () => {
  await open('/success');
  expect(heading()).toBe('Nenhuma compra por aqui');
  expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('/lead');
});

test('[SCREEN-40] the error page shows the general text and asks for no product', async () => {
  const { checkout } = await open('/generic-error?product=ALFA');
  expect(screen.getByRole('main').textContent).toContain('Ocorreu um erro inesperado');
  expect(checkout.client.calls).toEqual([]);
});

test('[CHROME-19] [ENTITY-24] the title of the page names the product, or what the config calls it', async () => {
  const { unmount } = await open('/lead');
  expect(document.title).toBe('Checkout - Curso Alfa');
  unmount();
  const flows = [{ id: 'default', steps: [step('lead')] }];
  await open('/lead', { page: { config: { flows, title: 'Curso Beta' } } });
  expect(document.title).toBe('Checkout - Curso Beta');
});

test('[SCREEN-43] while config and seller are not known, the overlay covers the page', async () => {
  await open('/lead', { page: { state: 'waiting' } });
  expect(await screen.findByRole('img', { name: 'Loading...' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['ready', 1],
  ['waiting', 0],
] as const)('a page that is %s asks for flags %d times', async (state, times) => {
  const flags = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('lost')));
  await openApp({ of: alfa(), link: '/lead', answers: ANSWERS, page: { state }, flags });
  expect(flags).toHaveBeenCalledTimes(times);
});

test('[ERROR-01] [ERROR-12] a lead that fails keeps the buyer there, with a text', async () => {
  const answers = { createLead: new ApiError('createLead', { kind: 'status', status: 500 }) };
  const { address } = await open('/lead', { answers });
  fillLead();
  await press('Continuar');
  expect(document.querySelector('[data-outcome]')!.textContent).toBe(
    'Ocorreu um erro inesperado, por gentileza tente novamente mais tarde',
  );
  expect([address(), field('E-mail').value]).toEqual(['/lead', LEAD.email]);
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

test('a buyer who goes back while paying sees a refusal where they are', async () => {
  const { isOpen, open: answer } = gate();
  const failure = new ApiError('payV2', { kind: 'status', status: 422 });
  const { address } = await open('/lead', { answers: { payV2: () => isOpen.then(() => failure) } });
  fillLead();
  await press('Continuar');
  fillCard();
  await press('Confirmar pagamento');
  await press('Back of the browser');
  answer();
  await settle();
  expect(address()).toBe('/lead');
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'Não conseguimos processar a transação.',
  );
});

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brandWith, fixtureBrand, loaded, type BrandFiles } from '../../tests/drawing/brands.ts';
import { LEAD, PIX_CODE } from '../../tests/drawing/buyer.ts';
import { field, fillCard, fillPerson } from '../../tests/drawing/card-payment.ts';
import { A_PRODUCT, aCheckout } from '../../tests/drawing/checkout.ts';
import { openApp, press } from '../../tests/drawing/draw-app.tsx';
import { settle } from '../../tests/drawing/jsdom-page.ts';
import { choose } from '../../tests/drawing/typing.ts';
import { gate } from '../../tests/fakes/gate.ts';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const ANSWERS = {
  createLead: { leadId: 'L1' },
  getProductV1: A_PRODUCT,
  getFranchiseRegions: [],
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
  ['/pix', { pix: { emv: PIX_CODE } }, '/pix?seller=a', 0],
  ['/pix', {}, '/success?seller=a', 1],
  ['https://evil.example.com', {}, '/success?seller=a', 1],
])('[CALL-23] the route %j of an answer with %j leads to %s', async (route, issued, path, odd) => {
  sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  const { address, checkout } = await open('/payment?seller=a', {
    answers: { payV2: { token: 'T', route, ...issued } },
  });
  fillCard();
  await press('Confirmar pagamento');
  expect(address()).toBe(path);
  expect(checkout.report).toHaveBeenCalledTimes(odd);
  expect(document.querySelector('dialog, [aria-disabled=true]')).toBeNull();
});

/** A flow whose steps follow each other. */
const flowOf = (id: string, ...steps: string[]) => ({
  flows: [
    {
      id,
      steps: steps.map((one, at) => ({
        id: one,
        templateId: one,
        defaultNextStepId: steps[at + 1],
      })),
    },
  ],
});
const INTRODUCTION = { blocks: [{ id: 'next', block: 'next', text: 'content.next' }] };

test.each([
  [{ visit: { dataLead: LEAD }, hasLead: true }, ['DELETE']],
  [{}, []],
])(
  'D-169: a buyer who is forgotten takes along the visit that the document came with',
  (page, asked) => {
    const fetched = vi.fn<typeof fetch>(async () => new Response());
    vi.stubGlobal('fetch', fetched);
    aCheckout(brandWith(), { page }).visit.forget();
    vi.unstubAllGlobals();
    const ofVisit = fetched.mock.calls.filter(([address]) => address === '/visit');
    expect(ofVisit.map(([, init]) => init?.method)).toEqual(asked);
  },
);

test.each([
  ['ready', 1],
  ['waiting', 0],
] as const)('a page that is %s asks for flags %d times', async (state, times) => {
  const flags = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('lost')));
  await openApp({ of: alfa(), link: '/lead', answers: ANSWERS, page: { state }, flags });
  expect(flags).toHaveBeenCalledTimes(times);
});

test('a buyer who goes back during a call stays there, except during a payment', async () => {
  const gates = { createLead: gate(), payV2: gate() };
  const { address } = await open('/presentation', {
    files: { 'screens/presentation': INTRODUCTION },
    page: { config: flowOf('default', 'presentation', 'lead', 'payment', 'success') },
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

test.each([
  [true, 1, '/lead'],
  [false, 0, '/payment'],
])(
  '[BRAND-69] isTermsAndPoliticsAvailable %s: consent is asked for %d times, and without one the buyer is at %s',
  async (isTermsAndPoliticsAvailable, count, path) => {
    const { address } = await open('/lead', {
      files: { brand: { isTermsAndPoliticsAvailable } },
    });
    expect(screen.queryAllByRole('checkbox')).toHaveLength(count);
    fillPerson();
    await press('Continuar');
    expect(address()).toBe(path);
  },
);

test('[CHROME-09] [SCREEN-42] Voltar leads to the step before, with the query and what was typed', async () => {
  const files = {
    flows: flowOf('default', 'lead', 'presentation', 'payment', 'success'),
    'screens/presentation': INTRODUCTION,
  };
  const { address } = await open('/lead?seller=a', { files });
  fillLead();
  await press('Continuar');
  await press('Continuar');
  expect(address()).toBe('/payment?seller=a');
  await press('Voltar');
  expect(address()).toBe('/presentation?seller=a');
  await press('Voltar');
  expect(address()).toBe('/lead?seller=a');
  expect(field('Nome').value).toBe(LEAD.name);
});

test('D-180: Voltar never leads out of the shop: not drawn on the first step, else to the flow', async () => {
  const files = { flows: flowOf('school', 'select-school', 'lead', 'payment', 'success') };
  const first = await open('/select-school?flowId=school', { files });
  expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull();
  first.unmount();
  const { address } = await open('/order-bump-presentation?flowId=school', { files });
  await press('Voltar');
  expect(address()).toBe('/select-school?flowId=school');
});

/** Opens a fixture brand at a link, for a buyer who has been at the lead screen. */
function openFixture(id: string, link: string) {
  sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  sessionStorage.setItem('guiche.leadId', '"L1"');
  return openApp({ of: loaded(fixtureBrand(id)), link, answers: { getProductV1: A_PRODUCT } });
}

test('[ENTITY-06] a delivered brand, whose steps say nothing of it, keeps that nobody pays in person', async () => {
  const { checkout } = await openFixture('wup', '/payment');
  expect(checkout.session.read('isPaymentInPerson')).toBe(false);
});

test('[ROUTE-10] without a purchase of this tab the custom offer leads to the payment', async () => {
  await openFixture('wup', '/custom-offer?seller=abc');
  const link = screen.getByRole('link', { name: 'Continuar' });
  expect(link.getAttribute('href')).toBe('/payment?seller=abc');
});

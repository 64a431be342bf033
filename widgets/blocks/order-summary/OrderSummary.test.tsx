import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { draw } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';

interface Situation {
  product?: object;
  /** `product` of brand.json. */
  own?: object;
  search?: string;
  /** `offers` of brand.json. */
  offers?: object[];
  points?: boolean;
  preview?: boolean;
  /** Other settings of brand.json. */
  settings?: object;
  tickets?: object[];
}

const [PLAN] = A_PRODUCT.plans;

async function drawSummary(price: unknown, situation: Situation = {}) {
  const { own = {}, search, offers, points, preview, settings, tickets } = situation;
  const product = { name: 'Curso Alfa', businessName: 'Alfa', bffId: 'a', ...own };
  const block = { id: 'one', block: 'order-summary', trial: 'own.trial', points, preview };
  const files = {
    brand: { product, offers, ...settings },
    texts: {
      'own.trial': 'Sete dias grátis',
      'own.offer': 'Oferta de hoje',
      'own.terms': 'Um mês grátis',
    },
    'screens/presentation': { blocks: [block] },
  };
  const answers = { getProductV1: price, getProductV2: price, getTickets: tickets };
  const drawn = draw({ files, search, answers });
  await settle();
  return drawn;
}

/** The words of the summary, where it is open. */
const said = () =>
  document.querySelector('section > button + div')!.textContent.replaceAll('\u00a0', ' ');

test('[ENTITY-36] [CONST-35] name, plan, and the price in its parts, in the format of Brazil', async () => {
  await drawSummary(A_PRODUCT);
  expect(said()).toBe(
    'Curso AlfaPlano anualPlanoR$ 899,00Desconto-R$ 400,00TotalR$ 499,00 por ano' +
      'Total: R$ 499,00 ou até 12x de R$ 41,58 sem juros no cartãoSete dias grátis',
  );
});

test('where there is one column, a line with product and total opens the parts of the price', async () => {
  await drawSummary(A_PRODUCT);
  const fold = screen.getByRole('button', { name: /^Curso Alfa, R\$\s499,00, Ver detalhes/ });
  expect(fold.textContent.replaceAll('\u00a0', ' ')).toBe('Curso AlfaR$ 499,00');
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  expect(document.querySelector('section')!.hasAttribute('data-open')).toBe(true);
  expect(document.getElementById(fold.getAttribute('aria-controls')!)!.textContent).toContain(
    'Desconto',
  );
});

test('[BRAND-87] the product has the icon that the brand names', async () => {
  await drawSummary(A_PRODUCT, { settings: { payment: { productDsIcon: 'loading.svg' } } });
  const icon = document.querySelector('section img');
  expect(icon?.getAttribute('src')).toBe('/brands/cafe0001/loading.svg');
});

test('[SCREEN-25] the total is that of the instalment that the form has chosen', async () => {
  const installments = [
    { id: '1', value: 499, totalValue: 499 },
    { id: '2', value: 249.5, totalValue: 499 },
    { id: '12', value: 49.9, totalValue: 598.8 },
  ];
  const product = { plans: [{ ...PLAN, standardAmount: 650, installments }] };
  const { checkout } = await drawSummary(product);
  const charged = () => {
    const [line] = screen.getAllByRole('status');
    return line!.textContent.replaceAll('\u00a0', ' ');
  };
  const WHOLE = 'Desconto-R$ 151,00TotalR$ 499,00 por ano';
  for (const [chosen, parts, line] of [
    [undefined, WHOLE, 'ou até 12x de R$ 49,90 no cartão, total R$ 598,80 com juros'],
    ['2', WHOLE, '2x de R$ 249,50 · total R$ 499,00 sem juros'],
    [
      '12',
      'Juros do parcelamentoR$ 99,80TotalR$ 598,80 por ano',
      '12x de R$ 49,90 · total R$ 598,80 com juros',
    ],
    ['1', WHOLE, 'Total: R$ 499,00 ou até 12x'],
  ] as const) {
    act(() => checkout.visit.showInstallment(chosen));
    expect(said()).toContain(parts);
    expect(charged()).toContain(line);
  }
});

test.each([
  ['yearly', 'R$ 499,00 por ano'],
  ['recurrency', 'R$ 499,00 por mês'],
  [undefined, 'R$ 499,00'],
])('the price names the period of a plan of type %s', async (type, words) => {
  const plan = { ...PLAN, type, standardAmount: undefined, installments: [] };
  await drawSummary({ plans: [plan] });
  expect(said()).toContain(`PlanoR$ 499,00Total${words}Total: R$ 499,00`);
});

test.each([
  ['without a card', { paymentMethods: ['pix'] }, {}],
  ['that is paid at once', { installments: [{ id: '1', value: 499, totalValue: 499 }] }, {}],
  ['where brand.json has none', {}, { hasInstallments: false }],
])('no instalments stand beside the price %s', async (_, ofPlan, own) => {
  await drawSummary({ plans: [{ ...PLAN, ...ofPlan }] }, { own });
  expect(said()).toContain('R$ 499,00');
  expect(said()).not.toMatch(/\dx/);
});

test('a price that the brand words is a text, and the total what is charged', async () => {
  const shownInstallment = { count: 12, value: 95 };
  const own = { shownInstallment, priceUnit: 'minor', currency: 'MZN' };
  const plan = { id: 'p', amount: 18720, currency: 'MZN' };
  const price = { value: 120 };
  const offers = [{ id: 'a', voucher: ['UM'], headline: 'own.offer', price }];
  await drawSummary({ plans: [plan] }, { own, offers });
  expect(said()).toContain('Plano187,20 MTValor da parcela: 12x 95,00 MTTotal187,20 MT');
  await drawSummary({ plans: [plan] }, { own, offers, search: '?voucher=UM' });
  expect(document.body.textContent).toMatch(/Preço: 120,00\sMTTotal187,20\sMT/);
});

test('[CONST-36] [ROUTE-30] a price in points is drawn as such, and not in money', async () => {
  const inPoints = { ...PLAN, points: 12345, paymentMethods: ['livelo'] };
  await drawSummary({ plans: [inPoints] }, { points: true });
  expect(said()).toContain('Total12.345 pontos');
  expect(said()).not.toContain('499');
});

test('[CONST-36] a plan without a price in points shows no number, nor its price in money', async () => {
  await drawSummary(A_PRODUCT, { points: true });
  expect(said()).toBe('Curso AlfaPlano anualSete dias grátis');
  expect(screen.queryByRole('alert')).toBeNull();
});

const priced = (amount: number) => ({ plans: [{ ...PLAN, amount, installments: [] }] });
/** Prices of an upstream that knows the voucher V10, or does not. */
const knowing =
  (amount: number) =>
  ({ query }: { query: { voucher?: string } }) =>
    priced(query.voucher ? amount : 499);
const ofVoucher = () => screen.getByText(/[Cc]upom .*\.$/).textContent!.replaceAll('\u00a0', ' ');

test('a voucher that lowers the price is accepted, and the buyer reads both prices', async () => {
  const { checkout } = await drawSummary(knowing(449.1), { search: '?voucher=V10' });
  await settle();
  expect(ofVoucher()).toBe('Cupom V10 aceito: de R$ 499,00 por R$ 449,10.');
  // It is announced, for it comes with the price.
  expect(screen.getByText(/^Cupom V10 aceito/).getAttribute('aria-live')).toBe('polite');
  expect(said()).toContain('PlanoR$ 899,00Desconto-R$ 400,00Cupom V10-R$ 49,90TotalR$ 449,10');
  const asked = checkout.client.calls.map(({ query }) => query!.voucher);
  expect(asked).toEqual(['V10', undefined]);
});

const ownPrice = {
  own: {
    productFullPrice: 499,
    plans: { annual: 'a', monthly: '' },
    paymentMethods: { creditcard: { active: true } },
  },
  offers: [{ id: 'a', voucher: ['HOJE'], headline: 'own.offer' }],
};

test.each([
  ['hoje', 'Cupom hoje aceito.'],
  ['ONTEM', 'O cupom ONTEM não altera o preço.'],
])('prices of brand.json know their vouchers, in either case: %s', async (voucher, words) => {
  const { checkout } = await drawSummary(A_PRODUCT, { ...ownPrice, search: `?voucher=${voucher}` });
  expect(ofVoucher()).toContain(words);
  expect(checkout.client.calls).toHaveLength(1);
});

test('D-173: with an order bump the sum is shown, which is no price of a period', async () => {
  const bump = { ...PLAN!, id: 'extra', name: 'Apostila', amount: 40, standardAmount: undefined };
  sessionStorage.setItem('guiche.bump', '"extra"');
  await drawSummary({ plans: [PLAN, bump] });
  expect(said()).toContain(
    'PlanoR$ 899,00Desconto-R$ 400,00ApostilaR$ 40,00 RemoverTotalR$ 539,00',
  );
  expect(said()).not.toContain('por ano');
  fireEvent.click(screen.getByRole('button', { name: 'Remover Apostila' }));
  await settle();
  expect(said()).toContain('TotalR$ 499,00 por ano');
  expect(said()).not.toContain('Apostila');
  expect(document.activeElement).toBe(document.querySelector('section'));
});

test('a preview names product, plan and price, and asks for the price once', async () => {
  const { checkout } = await drawSummary(A_PRODUCT, { preview: true, search: '?voucher=V10' });
  expect(said()).toContain('Curso AlfaPlano anual');
  expect(said()).toContain('TotalR$ 499,00 por ano');
  expect(said()).toContain('ou até 12x de R$ 41,58 sem juros no cartão');
  expect(said()).not.toContain('upom');
  expect(checkout.client.calls).toHaveLength(1);
});

test.each([
  ['profiles', { multiProfile: { cardThumbnailFile: 'logo.svg' } }, 'A partir deR$ 499,00 por ano'],
  ['tickets', { tickets: true }, 'A partir deR$ 499,00'],
])('where %s are chosen later a preview shows the lowest price', async (_, settings, words) => {
  const plans = [{ ...PLAN, id: 'p2', amount: 899 }, PLAN];
  const tickets = [
    { name: 'Camarote', amount: 899, planId: 'p2' },
    { name: 'Lote', amount: 499, planId: PLAN!.id },
  ];
  await drawSummary({ plans }, { preview: true, settings, tickets });
  expect(said()).toContain(words);
  expect(said()).not.toContain('899');
});

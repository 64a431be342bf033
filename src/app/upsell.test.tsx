import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brandWith, fixtureBrand, loaded } from '../../tests/drawing/brands.ts';
import { keepPurchase } from '../../tests/drawing/draw-widget.tsx';
import { openApp } from '../../tests/drawing/draw-app.tsx';
import type { CompiledBrand } from '../contract/compiled-brand.ts';
import { subjectHash } from '../checkout/payment/purchase-identity.ts';

const club = fixtureBrand('cclub');
const upsell = { productCode: 'CCLUB-GRAVACAO', name: 'Gravações', business: 'community' };
const answers = {
  getProductV1: {
    plans: [{ id: 'g', amount: 97, standardAmount: 194, currency: 'BRL', installments: [] }],
  },
};

const PURCHASE = { state: 'approved', method: 'creditcard', plan: 'p', result: { token: 't' } };

/** A screen of success in a tab that keeps these entries beside its main purchase. */
async function show(path: string, of: CompiledBrand, kept: Record<string, object> = {}) {
  for (const [name, value] of Object.entries({ 'guiche.result.CCLUB.main': PURCHASE, ...kept })) {
    sessionStorage.setItem(name, JSON.stringify(value));
  }
  await openApp({ of: loaded(of), link: `${path}?product=CCLUB`, answers, page: { upsell } });
}

/** The value that a variable of the theme has on the offer card. */
function onCard(variable: string): string | undefined {
  const card = screen.getByText('Gravações').closest('section')!;
  const { sheet } = document.querySelector<HTMLStyleElement>('#theme')!;
  const values = ([...sheet!.cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => card.closest(selectorText))
    .map(({ style }) => style.getPropertyValue(variable));
  return values.findLast((value) => value !== '');
}

test.each([
  [true, club.upsellTheme!],
  [false, club.theme],
])('[BRAND-94] displayUpsellThemeOnOfferCard %s: the card has that theme', async (isOwn, theme) => {
  const success = {
    ...club.settings.success,
    upsellOffer: { displayUpsellThemeOnOfferCard: isOwn },
  };
  await show('/success', { ...club, settings: { ...club.settings, success } });
  expect(onCard('--primary-main')).toBe(theme.light.primary.main);
});

test('a buyer whose payment for the upsell is in doubt is not told that nothing was charged', async () => {
  const sold = subjectHash({ productCode: 'CCLUB-GRAVACAO', offer: 'upsell' });
  const sent = { key: 'k', at: Date.now(), requestId: 'r', state: 'unknown', purchases: [] };
  const doubt = { 'guiche.tabPayment.k': { ...sent, sold, isOwn: true } };
  await show('/success/upsell', club, doubt);
  const words = document.querySelector('main')!.textContent;
  expect(words).toContain('Compra realizada com sucesso!');
  expect(words).not.toContain('Nada mais foi cobrado');
  expect(words).toContain('O pagamento de Gravações ainda não foi confirmado.');
});

test('a buyer who declined before paying reads that the offer will not be charged', async () => {
  const unpaid = { ...PURCHASE, state: 'pending', method: 'boleto' };
  await show('/success/upsell', club, { 'guiche.result.CCLUB.main': unpaid });
  const words = document.querySelector('main')!.textContent;
  expect(words).toContain('Boleto emitido');
  expect(words).toContain('A outra oferta ficou de fora e não será cobrada.');
});

test('who bought the upsell alone is not told that the main product was bought', async () => {
  const bought = { 'guiche.result.CCLUB-GRAVACAO.upsell': PURCHASE };
  await show('/success/upsell', club, { ...bought, 'guiche.result.CCLUB.main': {} });
  const words = document.querySelector('main')!.textContent;
  expect(words).toContain('Compra realizada com sucesso!');
  expect(words).toContain('Sua compra de Gravações foi confirmada.');
  expect(words).not.toContain('Clube Compasso');
});

test('a tab that has neither code nor number of the purchase says where the code is', async () => {
  const elsewhere = { 'guiche.elsewhere': { main: 'pending' }, 'guiche.result.CCLUB.main': {} };
  await show('/success', club, elsewhere);
  const words = document.querySelector('main')!.textContent;
  expect(words).toContain('O código para pagar está na aba em que você fez esta compra.');
  expect(words).not.toContain('número do pedido');
});

const replace = vi.fn<(address: string) => void>();

// jsdom cannot leave the page.
beforeEach(() => void vi.stubGlobal('location', { ...window.location, replace }));
afterEach(() => {
  replace.mockClear();
  vi.unstubAllGlobals();
});

const SELLING = ['/payment/upsell', '/upsell-payment', '/multiprofile-upsell-presentation'];

test.each(SELLING)(
  'without an upsell %s leads to the first step whoever has bought nothing, and asks for no price',
  async (path) => {
    const link = `${path}?product=ALFA&seller=a`;
    const { checkout } = await openApp({ of: loaded(brandWith()), link });
    expect(replace).toHaveBeenCalledExactlyOnceWith('/lead?product=ALFA&seller=a');
    expect(checkout.client.calls).toEqual([]);
  },
);

test('without an upsell its payment leads a buyer who has bought to the receipt', async () => {
  keepPurchase();
  await openApp({ of: loaded(brandWith()), link: '/payment/upsell?product=ALFA' });
  expect(replace).toHaveBeenCalledExactlyOnceWith('/success?product=ALFA');
});

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

const MAIN = 'guiche.result.CCLUB.main';
const sold = subjectHash({ productCode: 'CCLUB-GRAVACAO', offer: 'upsell' });
const sent = { key: 'k', at: Date.now(), requestId: 'r', state: 'unknown', purchases: [] };

test.each<[string, string, Record<string, object>, said: string[], unsaid: string]>([
  [
    'whose payment for the upsell is in doubt is not told that nothing was charged',
    '/success/upsell',
    { 'guiche.tabPayment.k': { ...sent, sold, isOwn: true } },
    ['Compra realizada com sucesso!', 'O pagamento de Gravações ainda não foi confirmado.'],
    'Nada mais foi cobrado',
  ],
  [
    'who declined before paying reads that the offer will not be charged',
    '/success/upsell',
    { [MAIN]: { ...PURCHASE, state: 'pending', method: 'boleto' } },
    ['Boleto emitido', 'A outra oferta ficou de fora e não será cobrada.'],
    'confirmada',
  ],
  [
    'who declined before paying in another tab reads of no Pix',
    '/success/upsell',
    { 'guiche.elsewhere': { main: 'pending' }, [MAIN]: {} },
    [
      'Esta compra já foi feita e aguarda o pagamento.',
      'A outra oferta ficou de fora e não será cobrada.',
    ],
    'Pix',
  ],
  [
    'who bought the upsell alone is not told that the main product was bought',
    '/success/upsell',
    { 'guiche.result.CCLUB-GRAVACAO.upsell': PURCHASE, [MAIN]: {} },
    ['Compra realizada com sucesso!', 'Sua compra de Gravações foi confirmada.'],
    'Clube Compasso',
  ],
  [
    'whose other tab has code and number reads where the code is',
    '/success',
    { 'guiche.elsewhere': { main: 'pending' }, [MAIN]: {} },
    ['O código para pagar está na aba em que você fez esta compra.'],
    'número do pedido',
  ],
])('a buyer %s', async (_, path, kept, said, unsaid) => {
  await show(path, club, kept);
  const words = document.querySelector('main')!.textContent;
  for (const one of said) expect(words).toContain(one);
  expect(words).not.toContain(unsaid);
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

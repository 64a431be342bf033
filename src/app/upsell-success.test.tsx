// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loaded, ownBrands } from '../../tests/drawing/brands.ts';
import { openApp } from '../../tests/drawing/draw-app.tsx';
import type { CompiledBrand } from '../contract/compiled-brand.ts';

const club = ownBrands().find(({ id }) => id === 'cclub')!;
const upsell = { productCode: 'CCLUB-GRAVACAO', name: 'Gravações', business: 'community' };
const answers = {
  getProductV1: {
    plans: [{ id: 'g', amount: 97, standardAmount: 194, currency: 'BRL', installments: [] }],
  },
};

type UpsellOffer = CompiledBrand['settings']['success']['upsellOffer'];

/** The success screen of a card payment whose flow goes on to an upsell. */
async function bought(upsellOffer: UpsellOffer) {
  const purchase = { state: 'approved', method: 'creditcard', plan: 'p', result: { token: 't' } };
  sessionStorage.setItem('guiche.result.CCLUB.main', JSON.stringify(purchase));
  const success = { ...club.settings.success, upsellOffer };
  const brand = { ...club, settings: { ...club.settings, success } };
  await openApp({ of: loaded(brand), link: '/success?product=CCLUB', answers, page: { upsell } });
}

const rgb = (hex: string) => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
};
const borderOfCard = () =>
  getComputedStyle(screen.getByText('Gravações').closest('section')!).borderColor;

test.each([
  [true, 1],
  [false, 0],
])(
  '[BRAND-92] upsellOffer.displayHeader %s: %d headings on the success with an offer',
  async (displayHeader, count) => {
    await bought({ displayHeader });
    expect(screen.getByText('R$ 97,00')).toBeDefined();
    expect(screen.queryAllByRole('heading', { level: 1 })).toHaveLength(count);
  },
);

test.each([
  [true, club.upsellTheme!],
  [false, club.theme],
])('[BRAND-94] displayUpsellThemeOnOfferCard %s: the card has that theme', async (isOwn, theme) => {
  await bought({ displayUpsellThemeOnOfferCard: isOwn });
  expect(borderOfCard().toLowerCase()).toContain(rgb(theme.light.primary.main));
});

test('the video of the offer is a link, where there is one', async () => {
  await bought({ upsellVIdeoPresentation: 'https://videos.example.com/oferta' });
  const link = screen.getByRole('link', { name: 'Assistir à apresentação' });
  expect(link.getAttribute('href')).toBe('https://videos.example.com/oferta');
});

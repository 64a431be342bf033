import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loaded, ownBrands } from '../../tests/drawing/brands.ts';
import { openApp } from '../../tests/drawing/draw-app.tsx';
import { settle } from '../../tests/drawing/jsdom-page.ts';
import { ApiError } from '../api/api-error.ts';
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

const step = (templateId: string, next?: string, props?: object) => ({
  id: templateId,
  templateId,
  defaultNextStepId: next,
  props,
});

/** The upsell's payment page, where its own config says this. */
async function atUpsellPayment(getProductConfig: unknown) {
  const settings = { ...club.settings, isProductFlowsAvailable: true };
  const drawn = await openApp({
    of: loaded({ ...club, settings }),
    link: '/payment/upsell?product=CCLUB',
    answers: { ...answers, getProductConfig },
    page: { upsell },
  });
  await settle();
  const sent = (operationId: string) =>
    drawn.checkout.client.calls.filter((call) => call.operationId === operationId);
  return { ...drawn, sent };
}

test('[ENTITY-17] the upsell goes by the flow of its own product, the main product by its own', async () => {
  const steps = [
    step('payment/upsell', 'video/upsell', { plan: { business: 'recordings' } }),
    step('video/upsell', 'success/upsell'),
    step('success/upsell'),
  ];
  const { sent, checkout } = await atUpsellPayment({
    checkoutFlow: { flows: [{ id: 'x', steps }] },
  });
  expect(sent('getProductConfig').map(({ path }) => path)).toEqual([{ code: 'CCLUB-GRAVACAO' }]);
  expect(sent('getProductV1').at(-1)?.query).toMatchObject({ business: 'recordings' });
  expect(checkout.flow.steps.map(({ id }) => id)).toContain('payment');
});

test.each([
  ['brings no such page', { checkoutFlow: { flows: [{ id: 'x', steps: [step('lead')] }] } }],
  ['cannot be had', new ApiError('getProductConfig', { kind: 'status', status: 500 })],
  ['brings nothing that can be drawn', { checkoutFlow: { flows: [{}] } }],
])('where the config of the upsell %s, the main flow goes on', async (_, config) => {
  const { sent } = await atUpsellPayment(config);
  const [{ query } = {}] = sent('getProductV1');
  expect(query).toMatchObject({ voucher: 'MEMBRO50', business: 'community' });
});

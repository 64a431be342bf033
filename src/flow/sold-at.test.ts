import { expect, test } from 'vitest';
import {
  hasBackButton,
  hidesLogo,
  isSaleEnd,
  onlySellsUpsell,
  showsSeller,
  soldAt,
  takesPayment,
  wearsUpsell,
} from './sold-at.ts';
import { TEMPLATE_IDS, type TemplateId } from './templates.ts';

test.each<[TemplateId, string]>([
  ['lead', 'main'],
  ['custom-offer', 'custom'],
  ['payment/upsell', 'upsell'],
  ['video/upsell', 'upsell'],
  ['multiprofile-upsell-presentation', 'upsell'],
  ['payment/upgrade', 'upgrade'],
  ['payment/[id]', 'invoice'],
  ['recovery/[id]', 'renewal'],
])('%s sells the %s offer', (templateId, offer) => {
  expect(soldAt(templateId)).toBe(offer);
});

const every = (holds: (templateId: string) => boolean) => TEMPLATE_IDS.filter(holds).sort();

test('a sale ends at its success, its welcome or an error', () => {
  expect(every(isSaleEnd).join(' ')).toBe(
    'generic-error livelo/error subscription-welcome success success-invoice success/upsell',
  );
});

test('money is asked for on these screens and no others', () => {
  expect(every(takesPayment).join(' ')).toBe(
    'custom-offer livelo/payment payment payment/[id] payment/upgrade payment/upsell pix recovery/[id] renew/[id] upsell-payment',
  );
});

test('these screens have nothing on them without an upsell, and no others', () => {
  const upsells = 'multiprofile-upsell-presentation payment/upsell upsell-payment';
  expect(every(onlySellsUpsell).join(' ')).toBe(upsells);
  // A brand's own screens may have its word in their names.
  expect(['x/upsell-payment', 'upsell-payment-2'].filter(onlySellsUpsell)).toEqual([]);
});

test('[CHROME-10] upsell pages wear its looks; its success does so only where the upsell was bought', () => {
  expect(wearsUpsell('payment/upsell', false)).toBe(true);
  expect(wearsUpsell('success/upsell', true)).toBe(true);
  expect(wearsUpsell('success/upsell', false)).toBe(false);
  expect(wearsUpsell('payment', true)).toBe(false);
});

test('[CHROME-01] [CHROME-02] [CHROME-03] [CHROME-04] [CHROME-05] [CHROME-06] [CHROME-07] [CHROME-08] Voltar stands on these screens, and nowhere else', () => {
  expect(TEMPLATE_IDS.filter(hasBackButton).sort().join(' ')).toBe(
    'order-bump-presentation payment payment/upsell presentation select-school upsell-payment video',
  );
});

test('[CHROME-10] [CHROME-11] [CHROME-12] [CHROME-13] [CHROME-14] [CHROME-15] [CHROME-16] no logo on these screens, and one everywhere else', () => {
  const hidden = TEMPLATE_IDS.filter((id) => hidesLogo(id, true)).sort();
  const named = hidden.filter((id) => !/upsell|livelo/.test(id));
  expect(named.join(' ')).toBe('parsing payment-verification subscription-welcome success-invoice');
  const families = TEMPLATE_IDS.filter((id) => /upsell|livelo/.test(id)).sort();
  expect(hidden.filter((id) => !named.includes(id))).toEqual(families);
});

test('[CHROME-17] [CHROME-18] [SCREEN-41] the seller is named, but for performance, one without a name, and on /payment-verification', () => {
  expect(showsSeller('lead', 'carlos', 'Carlos Souza')).toBe(true);
  expect(showsSeller('lead', 'performance', 'Carlos Souza')).toBe(false);
  expect(showsSeller('lead', 'carlos', '')).toBe(false);
  expect(showsSeller('payment-verification', 'carlos', 'Carlos Souza')).toBe(false);
});

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

test.each([
  ['CHROME-01', 'upsell-payment'],
  ['CHROME-02', 'payment'],
  ['CHROME-03', 'video'],
  ['CHROME-04', 'payment/upsell'],
  ['CHROME-05', 'presentation'],
  ['CHROME-06', 'order-bump-presentation'],
  ['CHROME-07', 'select-school'],
] as const)('[%s] Voltar stands on /%s', (_, templateId) => {
  expect(hasBackButton(templateId)).toBe(true);
});

test('[CHROME-08] Voltar stands nowhere else', () => {
  const others: TemplateId[] = ['lead', 'pix', 'success', 'custom-offer', 'payment/[id]'];
  expect(others.filter(hasBackButton)).toEqual([]);
  expect(TEMPLATE_IDS.filter(hasBackButton)).toHaveLength(7);
});

test.each([
  ['CHROME-10', ['upsell-payment', 'payment/upsell', 'multiprofile-upsell-presentation']],
  ['CHROME-11', ['subscription-welcome']],
  ['CHROME-12', ['livelo/cpf', 'livelo/payment', 'livelo/code']],
  ['CHROME-13', ['parsing']],
  ['CHROME-14', ['payment-verification']],
  ['CHROME-15', ['success-invoice']],
] as [string, TemplateId[]][])('[%s] no logo on %s', (_, templateIds) => {
  expect(templateIds.filter((templateId) => !hidesLogo(templateId, false))).toEqual([]);
});

test('[CHROME-16] a logo everywhere else', () => {
  const shown: TemplateId[] = ['lead', 'payment', 'pix', 'success', 'generic-error', 'video'];
  expect(shown.filter((templateId) => hidesLogo(templateId, true))).toEqual([]);
});

test('[CHROME-17] [CHROME-18] [SCREEN-41] the seller is named, but for performance, one without a name, and on /payment-verification', () => {
  expect(showsSeller('lead', 'carlos', 'Carlos Souza')).toBe(true);
  expect(showsSeller('lead', 'performance', 'Carlos Souza')).toBe(false);
  expect(showsSeller('lead', 'carlos', '')).toBe(false);
  expect(showsSeller('payment-verification', 'carlos', 'Carlos Souza')).toBe(false);
});

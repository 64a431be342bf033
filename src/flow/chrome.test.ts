import { expect, test } from 'vitest';
import { hasBackButton, hidesLogo, showsSeller } from './sold-at.ts';
import { TEMPLATE_IDS, type TemplateId } from './templates.ts';

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

test('[CHROME-10] the success of an upsell has no logo; that of a buyer who declined it is the main one', () => {
  expect(hidesLogo('success/upsell', true)).toBe(true);
  expect(hidesLogo('success/upsell', false)).toBe(false);
});

test('[CHROME-16] a logo everywhere else', () => {
  const shown: TemplateId[] = ['lead', 'payment', 'pix', 'success', 'generic-error', 'video'];
  expect(shown.filter((templateId) => hidesLogo(templateId, true))).toEqual([]);
});

test('[CHROME-17] [SCREEN-41] the seller is named, but for performance and one without a name', () => {
  expect(showsSeller('lead', 'carlos', 'Carlos Souza')).toBe(true);
  expect(showsSeller('lead', 'performance', 'Carlos Souza')).toBe(false);
  expect(showsSeller('lead', 'carlos', '')).toBe(false);
  expect(showsSeller('lead', 'carlos', undefined)).toBe(false);
});

test('[CHROME-18] nobody is named on /payment-verification', () => {
  expect(showsSeller('payment-verification', 'carlos', 'Carlos Souza')).toBe(false);
});

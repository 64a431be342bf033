import { expect, test } from 'vitest';
import { isUpsellPage, soldAt, successOf } from './sold-at.ts';
import { TEMPLATE_IDS, type TemplateId } from './templates.ts';

test.each<[TemplateId, string]>([
  ['lead', 'main'],
  ['payment', 'main'],
  ['custom-offer', 'custom'],
  ['payment/upsell', 'upsell'],
  ['upsell-payment', 'upsell'],
  ['video/upsell', 'upsell'],
  ['multiprofile-upsell-presentation', 'upsell'],
  ['payment/upgrade', 'upgrade'],
  ['payment/[id]', 'invoice'],
  ['recovery/[id]', 'renewal'],
  ['renew/[id]', 'renewal'],
])('%s sells the %s offer', (templateId, offer) => {
  expect(soldAt(templateId)).toBe(offer);
});

test('an upsell page is one whose path has the word in it', () => {
  const upsell = TEMPLATE_IDS.filter(isUpsellPage);
  expect(upsell).toEqual(TEMPLATE_IDS.filter((id) => /upsell/.test(id)));
  expect(upsell).toHaveLength(6);
});

test.each<[TemplateId, string]>([
  ['payment', 'success'],
  ['upsell-payment', 'success/upsell'],
  ['payment/upgrade', 'success'],
  ['custom-offer', 'success'],
  ['payment/[id]', 'success-invoice'],
  ['renew/[id]', 'success'],
])('a purchase at %s ends at %s', (templateId, end) => {
  expect(successOf(soldAt(templateId))).toBe(end);
});

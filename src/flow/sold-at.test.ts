import { expect, test } from 'vitest';
import { isUpsellPage, soldAt } from './sold-at.ts';
import { TEMPLATE_IDS, type TemplateId } from './templates.ts';

test.each<[TemplateId, string]>([
  ['lead', 'main'],
  ['payment', 'main'],
  ['custom-offer', 'main'],
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

import { expect, test } from 'vitest';
import { renderPage } from '../src/app/server-entry.tsx';
import { parseLink } from '../src/flow/link.ts';
import { templateOf } from '../src/flow/templates.ts';
import { resolveFlow } from '../src/visit/resolve-flow.ts';
import { loaded } from './drawing/brands.ts';
import { aPage } from './drawing/checkout.ts';
import { wantQuietConsole } from './fakes/quiet-console.ts';
import { compiledBrands } from './walk/brands.ts';

wantQuietConsole();

/** Section 2, "Routes": requirement, path, and the id of its template. */
const ROUTES = [
  ['ROUTE-01', '/lead', 'lead'],
  ['ROUTE-02', '/phone-verification', 'phone-verification'],
  ['ROUTE-03', '/video', 'video'],
  ['ROUTE-04', '/video/upsell', 'video/upsell'],
  ['ROUTE-05', '/multiprofile-presentation', 'multiprofile-presentation'],
  ['ROUTE-06', '/order-bump-presentation', 'order-bump-presentation'],
  ['ROUTE-07', '/presentation', 'presentation'],
  ['ROUTE-08', '/multiprofile-upsell-presentation', 'multiprofile-upsell-presentation'],
  ['ROUTE-09', '/payment', 'payment'],
  ['ROUTE-10', '/custom-offer', 'custom-offer'],
  ['ROUTE-11', '/success', 'success'],
  ['ROUTE-12', '/payment/upsell', 'payment/upsell'],
  ['ROUTE-13', '/success/upsell', 'success/upsell'],
  ['ROUTE-14', '/pix', 'pix'],
  ['ROUTE-15', '/livelo/cpf', 'livelo/cpf'],
  ['ROUTE-16', '/payment/invoice-1', 'payment/[id]'],
  ['ROUTE-17', '/recovery/subscription-1', 'recovery/[id]'],
  ['ROUTE-18', '/renew/subscription-1', 'renew/[id]'],
  ['ROUTE-19', '/generic-error', 'generic-error'],
  ['ROUTE-20', '/select-school', 'select-school'],
  ['ROUTE-21', '/payment/upgrade', 'payment/upgrade'],
  ['ROUTE-22', '/md', 'md'],
  ['ROUTE-23', '/upsell-presentation', 'upsell-presentation'],
  ['ROUTE-24', '/upsell-payment', 'upsell-payment'],
  ['ROUTE-25', '/subscription-welcome', 'subscription-welcome'],
  ['ROUTE-26', '/payment-verification', 'payment-verification'],
  ['ROUTE-27', '/parsing', 'parsing'],
  ['ROUTE-28', '/success-invoice', 'success-invoice'],
  ['ROUTE-29', '/livelo/payment-method', 'livelo/payment-method'],
  ['ROUTE-30', '/livelo/payment', 'livelo/payment'],
  ['ROUTE-31', '/livelo/error', 'livelo/error'],
  ['ROUTE-32', '/livelo/select-device', 'livelo/select-device'],
  ['ROUTE-33', '/livelo/code', 'livelo/code'],
] as const;

/** Their headings depend on the purchase, which only the buyer's session knows. */
const REMEMBERED: readonly string[] = [
  'custom-offer',
  'success',
  'success/upsell',
  'subscription-welcome',
  'payment-verification',
  'success-invoice',
];

/** Without one its payment screens lead on. */
const UPSELL = { productCode: 'EXTRA', name: 'Extra', business: 'extra' };

test.each(ROUTES)('[%s] the server draws %s', async (_, path, templateId) => {
  const template = templateOf(path)!;
  expect(template.templateId).toBe(templateId);
  const brand = loaded(compiledBrands.find(({ screens }) => templateId in screens)!);
  const flow = resolveFlow(parseLink(''), brand.brand.flows, null);
  const { title, body } = await renderPage({
    url: new URL(path, 'https://pay.example.com'),
    template,
    page: aPage({ upsell: UPSELL }),
    visit: { ...flow, loaded: brand },
    nonce: 'n0nce',
  });
  expect(title).toBe(`Checkout - ${brand.brand.settings.product.name}`);
  expect(body.match(/<main/g)).toHaveLength(1);
  expect(body.match(/<h1/g) ?? []).toHaveLength(REMEMBERED.includes(templateId) ? 0 : 1);
});

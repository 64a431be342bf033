import { expect, test } from 'vitest';
import { knownPath, pathOf, TEMPLATE_IDS, templateIdOf, templateOf } from './templates.ts';

const LISTED = `/lead, /phone-verification, /video, /video/upsell, /multiprofile-presentation,
/order-bump-presentation, /presentation, /multiprofile-upsell-presentation, /payment, /custom-offer,
/success, /payment/upsell, /success/upsell, /pix, /livelo/cpf, /payment/[id], /recovery/[id],
/renew/[id], /generic-error, /select-school, /payment/upgrade, /md, /upsell-presentation,
/upsell-payment, /subscription-welcome, /payment-verification, /parsing, /success-invoice,
/livelo/payment-method, /livelo/payment, /livelo/error, /livelo/select-device, /livelo/code`;
const paths = LISTED.split(/,\s+/);

test('[ROUTE-38] the screens are those of the specification', () => {
  expect(TEMPLATE_IDS.map((id) => `/${id}`).toSorted()).toEqual(paths.toSorted());
});

test.each(paths)('[ROUTE-38] %s is the one path of its template', (path) => {
  const id = path.includes('[id]') ? 'a/b ç' : undefined;
  const address = path.replace('[id]', 'a%2Fb%20%C3%A7');
  const templateId = path.slice(1);
  expect(pathOf(templateId, id)).toBe(address);
  expect(templateOf(address)).toEqual(id ? { templateId, id } : { templateId });
  expect(templateOf(`${address}/`)).toEqual(templateOf(address));
});

test.each(['.', '..'])('an id that a browser takes for a way up has no path: %s', (id) => {
  expect(pathOf('payment/[id]', id)).toBeUndefined();
});

test('[ROUTE-21] a fixed path wins over [id]', () => {
  expect(templateOf('/payment/upgrade')).toEqual({ templateId: 'payment/upgrade' });
  expect(templateOf('/payment/upgrades')).toEqual({ templateId: 'payment/[id]', id: 'upgrades' });
});

test.each([
  '/',
  '/lead/x',
  '/payment/a/b',
  '/payment/%E0%A4%A',
  // WHATWG URL: segments that lead up.
  '/payment/.',
  '/login',
  '/constructor/x',
])('[ROUTE-39] %s is not a checkout screen', (path) => {
  expect(templateOf(path)).toBeUndefined();
});

test.each([
  ['lead', 'lead'],
  [' /video/upsell/ ', 'video/upsell'],
  ['/payment/:id', 'payment/[id]'],
  ['payment/:number', undefined],
  ['', undefined],
])('a flow that writes %j means %j', (written, id) => {
  expect(templateIdOf(written)).toBe(id);
});

test.each([
  ['/pix', '/pix'],
  ['video/upsell', '/video/upsell'],
  ['payment-verification', '/payment-verification'],
  // These ask for the buyer, or for a payment, again.
  ['/lead', undefined],
  ['/payment', undefined],
  ['/renew/5', undefined],
  ['/generic-error', undefined],
  ['/x/meu-quiz', undefined],
  ['https://evil.example/success', undefined],
  ['/login', undefined],
  ['', undefined],
  [undefined, undefined],
])('[CALL-23] the route %j of an answer names %j', (route, path) => {
  expect(knownPath(route)).toBe(path);
});

test('a screen of a brand’s own has a path below /x', () => {
  expect(templateOf('/x/meu-quiz/')).toEqual({ templateId: 'x/meu-quiz' });
  expect(pathOf('x/meu-quiz')).toBe('/x/meu-quiz');
  const unnamed = ['/x', '/x/Quiz', '/x/a/b', '/x/-a', '/x/a_b', '/x/a-b_c', '/x/..', '/ax/a'];
  expect(unnamed.filter((path) => templateOf(path))).toEqual([]);
});

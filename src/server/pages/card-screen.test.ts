import { expect, test } from 'vitest';
import { isCardScreen } from './card-screen.ts';

function brandWith(properties: object, ui?: object) {
  const page = { variants: { '': { schema: { properties } } } };
  return {
    screens: { renew: { blocks: [{ block: 'form', form: { pages: [page], ui } }] } },
  } as never;
}

test.each(['payment', 'payment/upsell', 'payment/[id]', 'upsell-payment', 'livelo/payment'])(
  '%s is a card screen in every brand',
  (templateId) => {
    expect(isCardScreen(brandWith({}), templateId)).toBe(true);
  },
);

test.each([
  { properties: { numero: { type: 'string', format: 'card-number' } } },
  { properties: { codigo: { type: 'string', format: 'cvv-3' } } },
  { properties: { a: {} }, ui: { a: { 'ui:widget': 'card-number' } } },
  { properties: { a: {} }, ui: { a: { 'ui:widget': 'card-cvv' } } },
  { properties: { a: {} }, ui: { a: { 'ui:autocomplete': 'section-a cc-number' } } },
  { properties: { a: {} }, ui: { a: { 'ui:options': { autocomplete: 'cc-csc' } } } },
])('a screen that asks for it under another name is one too: %j', ({ properties, ui }) => {
  expect(isCardScreen(brandWith(properties, ui), 'renew')).toBe(true);
});

import { expect, test } from 'vitest';
import { isCardScreen } from './card-screen.ts';

function brandWith(properties: object, ui?: object) {
  const page = { variants: { '': { schema: { properties } } } };
  const form = { pages: [page], ui };
  return { screens: { renew: { blocks: [{ block: 'form', form }] } } } as never;
}

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

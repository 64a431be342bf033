import { expect, test } from 'vitest';
import type { CompiledBlock } from '../../contract/compiled-brand.ts';
import { chunksOfScreen } from './chunks-of-screen.ts';

const form = (ui: object, action?: string, properties: object = {}) =>
  ({
    block: 'form',
    form: { ui, action, pages: [{ variants: { '': { schema: { properties } } } }] },
  }) as unknown as CompiledBlock;
const block = (name: string) => ({ id: name, block: name }) as CompiledBlock;

test('a widget is found wherever it stands, each part is named once', () => {
  const ui = { person: { card: { 'ui:options': { widget: 'card-number' } } } };
  expect(chunksOfScreen([form(ui)])).toEqual(['payment']);
  expect(chunksOfScreen([block('tickets'), form(ui)])).toEqual(['payment']);
  expect(chunksOfScreen([form({ list: { items: [{ 'ui:widget': 'card-cvv' }] } })])).toEqual([
    'payment',
  ]);
});

test('a widget is found that only the format of a field asks for', () => {
  const group = { properties: { b: { type: 'string', format: 'card-number' } } };
  expect(chunksOfScreen([form({}, undefined, { group })])).toEqual(['payment']);
});

test('what no chunk draws needs none', () => {
  const look = { a: { 'ui:help': 'text', 'ui:widget': 'nobody', 'ui:options': { rows: 3 } } };
  expect(chunksOfScreen([form(look, undefined, { b: { type: 'boolean' } })])).toBe(undefined);
});

test('a form that sells needs the payment chunk, with any widgets', () => {
  expect(chunksOfScreen([form({}, 'pay')])).toEqual(['payment']);
  expect(chunksOfScreen([form({}, 'createLead')])).toBe(undefined);
});

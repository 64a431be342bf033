import { expect, test } from 'vitest';
import type { CompiledBlock } from '../../contract/compiled-brand.ts';
import { chunksOfScreen } from './chunks-of-screen.ts';

const form = (ui: object, needsRjsf?: true, action?: string, fields?: object[]) =>
  ({
    id: 'form',
    block: 'form',
    form: {
      ui,
      needsRjsf,
      action,
      pages: [{ variants: { '': { fields: fields && { fields } } } }],
    },
  }) as unknown as CompiledBlock;
const block = (name: string) => ({ id: name, block: name }) as CompiledBlock;

test('a screen of what every page has needs nothing more', () => {
  expect(chunksOfScreen([block('heading'), form({ phone: { 'ui:widget': 'phone' } })])).toBe(
    undefined,
  );
});

test('a widget is found wherever it stands, each part is named once', () => {
  const ui = { person: { card: { 'ui:options': { widget: 'card-number' } } } };
  expect(chunksOfScreen([form(ui)])).toEqual(['payment']);
  expect(chunksOfScreen([block('tickets'), form(ui)])).toEqual(['payment']);
  expect(chunksOfScreen([form({ list: { items: [{ 'ui:widget': 'cpf' }] } }, true)])).toEqual([
    'payment',
    'rjsf',
  ]);
});

test('a widget is found that only the format of a field asks for', () => {
  const group = { name: 'a', fields: [{ name: 'b', label: 'b', widget: 'cpf' }] };
  expect(chunksOfScreen([form({}, undefined, undefined, [group])])).toEqual(['payment']);
});

test('what no chunk draws needs none', () => {
  const look = { a: { 'ui:help': 'text', 'ui:widget': 'nobody', 'ui:options': { rows: 3 } } };
  const box = { name: 'b', label: 'b', widget: 'CheckboxWidget' };
  expect(chunksOfScreen([form(look, undefined, undefined, [box])])).toBe(undefined);
});

test('chunks stand in a fixed order', () => {
  expect(chunksOfScreen([block('video'), block('pix-code')])).toEqual(['steps', 'success']);
});

test('a form that sells needs the payment chunk, with any widgets', () => {
  expect(chunksOfScreen([form({}, undefined, 'pay')])).toEqual(['payment']);
  expect(chunksOfScreen([form({}, undefined, 'createLead')])).toBe(undefined);
});

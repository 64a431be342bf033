import { expect, test } from 'vitest';
import type { CompiledBlock } from '../contract/compiled-brand.ts';
import { partsOfScreen } from './parts-of-screen.ts';

const form = (ui: object, needsAllFields?: true, action?: string) =>
  ({ id: 'form', block: 'form', form: { ui, needsAllFields, action } }) as unknown as CompiledBlock;
const block = (name: string) => ({ id: name, block: name }) as CompiledBlock;

test('a screen of what every page has needs nothing more', () => {
  expect(partsOfScreen([block('heading'), form({ phone: { 'ui:widget': 'phone' } })])).toBe(
    undefined,
  );
});

test('a widget is found wherever it stands, each part is named once', () => {
  const ui = { person: { card: { 'ui:options': { widget: 'card-number' } } } };
  expect(partsOfScreen([block('order-summary'), form(ui)])).toEqual(['payment']);
  expect(partsOfScreen([form({ list: { items: [{ 'ui:widget': 'cpf' }] } }, true)])).toEqual([
    'all-fields',
    'payment',
  ]);
});

test('a form that sells needs what sells, whatever it is drawn with', () => {
  expect(partsOfScreen([form({}, undefined, 'pay')])).toEqual(['payment']);
  expect(partsOfScreen([form({}, undefined, 'createLead')])).toBe(undefined);
});

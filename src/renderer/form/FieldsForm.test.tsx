import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field } from '../../../tests/drawing/card-payment.ts';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { choose, leave, type } from '../../../tests/drawing/typing.ts';

const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more });

test('[CARD-01] [CARD-15] a field that only the JSON knows is drawn and kept', () => {
  const { kept } = drawForm({ schema: { properties: { school: text('Escola') } } });
  type(field('Escola'), 'Colégio Alfa');
  expect(kept()).toEqual({ school: 'Colégio Alfa' });
});

test('[CARD-18] nested objects are groups with a name, and their values are nested', () => {
  const pet = { type: 'object', title: 'Animal', properties: { name: text('Nome') } };
  const { kept } = drawForm({
    schema: { properties: { owner: { type: 'object', title: 'Dono', properties: { pet } } } },
  });
  const group = screen.getByRole('group', { name: 'Dono' });
  const inner = within(group).getByRole('group', { name: 'Animal' });
  type(within(inner).getByLabelText(/^Nome/), 'Rex');
  expect(kept()).toEqual({ owner: { pet: { name: 'Rex' } } });
});

test('order, help, placeholder, autocomplete and keyboard come from the JSON', () => {
  drawForm({
    schema: { properties: { a: text('Primeiro'), b: text('Segundo') }, required: ['b'] },
    ui: {
      'ui:order': ['b', 'a'],
      b: {
        'ui:placeholder': 'como no documento',
        'ui:options': { help: 'Sem pontos', autocomplete: 'organization', inputMode: 'numeric' },
      },
    },
  });
  const labels = screen.getAllByRole('textbox').map(({ id }) => id);
  expect(labels).toEqual(['f.b', 'f.a']);
  const { placeholder, autocomplete, inputMode, name } = field('Segundo');
  expect([placeholder, autocomplete, inputMode, name]).toEqual([
    'como no documento',
    'organization',
    'numeric',
    'b',
  ]);
  const help = document.getElementById(field('Segundo').getAttribute('aria-describedby')!);
  expect(help?.textContent).toBe('Sem pontos');
});

test('an optional field says so; a required one is marked for assistive technology', () => {
  drawForm({ schema: { properties: { a: text('Livre'), b: text('Preciso') }, required: ['b'] } });
  expect(screen.getByText('opcional')).toBeTruthy();
  expect(field('Livre').hasAttribute('required')).toBe(false);
  expect(field('Preciso').hasAttribute('required')).toBe(true);
});

test('a field is called by the label in sight, with the word that it is optional (WCAG 2.5.3)', () => {
  drawForm({ schema: { properties: { a: text('Livre') } } });
  expect(screen.getByRole('textbox', { name: /^Livre\s*opcional$/ })).toBeTruthy();
});

test('the key Enter is called by what it does: the next field, and the form’s button in the last one', () => {
  drawForm({ schema: { properties: { a: text('Primeiro'), b: text('Segundo') } } });
  const keys = ['Primeiro', 'Segundo'].map((label) => {
    fireEvent.focus(field(label));
    return field(label).enterKeyHint;
  });
  expect(keys).toEqual(['next', 'go']);
});

const names = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input, form select')].map(
    ({ name }) => name,
  );

const SEVEN = 'postalCode addressLine1 addressLine2 addressLine3 city state country'.split(' ');

test.each([
  ['by ui:widget', { 'ui:widget': 'address' }],
  ['by ui:options', { 'ui:options': { widget: 'address' } }],
])('[CARD-22] a field that names the address widget draws the seven fields, %s', (_, ui) => {
  drawForm({ schema: { properties: { home: {} } }, ui: { home: ui } });
  expect(names()).toEqual(SEVEN);
});

test('its fields are checked, masked and kept as those of the library', () => {
  const { kept } = drawForm({
    schema: { properties: { home: {} }, required: ['home'] },
    ui: { home: { 'ui:widget': 'address' } },
  });
  type(field('CEP'), '01310100');
  choose(field('Estado'), 'SP');
  type(field('Cidade'), '9');
  leave(field('Cidade'));
  expect(kept()).toMatchObject({ home: { postalCode: '01 310-100', state: 'SP', city: '9' } });
  expect(document.getElementById('f.home.city-error')!.textContent).toBe(
    'Insira uma cidade válida',
  );
});

test('a form may change its fields in place', () => {
  drawForm({
    schema: { properties: { home: { properties: { city: { title: 'field.name.label' } } } } },
    ui: { home: { 'ui:widget': 'address', 'ui:order': ['city', '*'] } },
  });
  expect(names()[0]).toBe('city');
  expect(field('Nome').name).toBe('city');
});

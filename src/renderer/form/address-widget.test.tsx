import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { choose, leave, type } from '../../../tests/drawing/typing.ts';

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const names = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input, form select')].map(
    ({ name }) => name,
  );

const SEVEN = [
  'postalCode',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'city',
  'state',
  'country',
];

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
  type(field(/^CEP/), '01310100');
  choose(field(/^Estado/), 'SP');
  type(field(/^Cidade/), '9');
  leave(field(/^Cidade/));
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
  expect(field(/^Nome/).name).toBe('city');
});

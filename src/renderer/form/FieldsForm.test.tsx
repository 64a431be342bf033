import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field } from '../../../tests/drawing/card-payment.ts';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { type } from '../../../tests/drawing/typing.ts';

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

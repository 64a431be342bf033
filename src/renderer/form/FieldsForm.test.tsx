import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { field } from '../../../tests/drawing/card-payment.ts';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { choose, leave, type } from '../../../tests/drawing/typing.ts';
import { theme } from './theme/theme.ts';

const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more });

test('[CARD-01] [CARD-15] [CARD-18] fields that only the JSON knows are drawn and kept; nested objects are groups with a name', () => {
  const pet = { type: 'object', title: 'Animal', properties: { name: text('Nome') } };
  const owner = { type: 'object', title: 'Dono', properties: { pet } };
  const { kept } = drawForm({ schema: { properties: { school: text('Escola'), owner } } });
  type(field('Escola'), 'Colégio Alfa');
  const group = screen.getByRole('group', { name: 'Dono' });
  const inner = within(group).getByRole('group', { name: 'Animal' });
  type(within(inner).getByLabelText(/^Nome/), 'Rex');
  expect(kept()).toEqual({ school: 'Colégio Alfa', owner: { pet: { name: 'Rex' } } });
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

test('an optional field is called by its label and that word (WCAG 2.5.3); Enter is called by what it does in each', () => {
  drawForm({ schema: { properties: { a: text('Livre'), b: text('Preciso') }, required: ['b'] } });
  const free = screen.getByRole<HTMLInputElement>('textbox', { name: /^Livre\s*opcional$/ });
  const fields = [free, field('Preciso')];
  fields.forEach((one) => fireEvent.focus(one));
  expect(fields.map((one) => [one.required, one.enterKeyHint])).toEqual([
    [false, 'next'],
    [true, 'go'],
  ]);
});

const names = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input, form select')].map(
    ({ name }) => name,
  );

const SEVEN = 'postalCode addressLine1 addressLine2 addressLine3 city state country'.split(' ');

test('[CARD-22] a field that names the address widget is seven fields, as those of the library are', () => {
  const { kept } = drawForm({
    schema: { properties: { home: {} }, required: ['home'] },
    ui: { home: { 'ui:widget': 'address' } },
  });
  expect(names()).toEqual(SEVEN);
  type(field('CEP'), '01310100');
  choose(field('Estado'), 'SP');
  type(field('Cidade'), '9');
  leave(field('Cidade'));
  expect(kept()).toMatchObject({ home: { postalCode: '01 310-100', state: 'SP', city: '9' } });
  const error = document.getElementById('f.home.city-error')!;
  expect(error.textContent).toBe('Insira uma cidade válida');
});

test('a form may change its fields in place', () => {
  drawForm({
    schema: { properties: { home: { properties: { city: { title: 'field.name.label' } } } } },
    ui: { home: { 'ui:widget': 'address', 'ui:order': ['city', '*'] } },
  });
  expect(names()[0]).toBe('city');
  expect(field('Nome').name).toBe('city');
});

test('a key draws its own field again and no other, though it brings the errors of all to light', async () => {
  const templates = theme.templates as { FieldTemplate(props: FieldTemplateProps): ReactNode };
  const template = vi.spyOn(templates, 'FieldTemplate');
  drawForm({
    schema: { properties: { a: text('Primeiro'), b: text('Segundo') }, required: ['a', 'b'] },
  });
  const drawn = () => template.mock.calls.map(([{ id }]) => id);
  expect(drawn()).toContain('f.b');
  template.mockClear();
  type(field('Primeiro'), 'x');
  await waitFor(() => expect(drawn()).toContain('f.a'));
  expect(drawn()).not.toContain('f.b');
});

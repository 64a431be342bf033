import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { choose, leave } from '../../../tests/drawing/typing.ts';

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

function drawChoice(ui: object = {}) {
  const way = { type: 'string', title: 'Entrega', enum: ['post', 'mail'] };
  return drawForm({
    schema: { properties: { way }, required: ['way'] },
    ui: { way: { 'ui:widget': 'choice', 'ui:enumNames': ['Correio', 'E-mail'], ...ui } },
    messages: { way: { required: 'Escolha uma entrega.' } },
  });
}

test('all values are in sight, under the name of the field', () => {
  const { kept } = drawChoice();
  expect(screen.getByRole('radiogroup', { name: 'Entrega' })).toBeTruthy();
  choose(radio('E-mail'));
  expect([radio('Correio').checked, radio('E-mail').checked]).toEqual([false, true]);
  expect(kept()).toEqual({ way: 'mail' });
});

test('[ENTITY-53] a closed value is shown but cannot be chosen', () => {
  const { kept } = drawChoice({ 'ui:enumDisabled': ['mail'] });
  expect([radio('Correio').disabled, radio('E-mail').disabled]).toEqual([false, true]);
  radio('E-mail').click();
  expect(kept()).toBeUndefined();
});

test('an error is the description of the group', () => {
  drawChoice();
  leave(radio('Correio'));
  const group = screen.getByRole('radiogroup');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  const fault = document.getElementById(group.getAttribute('aria-describedby')!);
  expect(fault?.textContent).toBe('Escolha uma entrega.');
});

test('each value has an id of its own, and the first that of the field', () => {
  drawChoice();
  const ids = screen.getAllByRole('radio').map(({ id }) => id);
  expect(ids[0]).toBe('f.way');
  expect(new Set(ids).size).toBe(2);
});

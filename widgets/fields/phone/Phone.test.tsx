import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { choose, leave, paste, type, undo } from '../../../tests/drawing/typing.ts';

const MZ = {
  schema: { properties: { phone: { $ref: 'fields/phone', format: 'phone-mz' } } },
  ui: { phone: { 'ui:options': { country: 'MZ' } } },
};
const BR = { schema: { properties: { phone: { $ref: 'fields/phone' } } } };

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'País do telefone' });
const fault = () => document.getElementById('f.phone-error')!.textContent;

test('the zero that a country dials at home goes when the field is left', () => {
  const { kept } = drawForm(BR);
  choose(country(), 'GB');
  type(field(), '07911123456');
  leave(field());
  expect([field().value, kept()]).toEqual(['+447911123456', { phone: '+447911123456' }]);
});

test('what is typed stands behind the calling code, which another country replaces alone', () => {
  drawForm(BR);
  act(() => country().focus());
  choose(country(), 'PT');
  act(() => {
    // As a browser enters a field by keyboard.
    field().select();
    field().focus();
  });
  type(field(), '11987654321');
  const texts = ['PT', 'ES', 'BR'].map((code) => {
    choose(country(), code);
    return field().value;
  });
  expect(texts).toEqual(['+35111987654321', '+3411987654321', '11 98765-4321']);
});

test('[RULE-11] a number with + shows whose it is, and is right from 6 characters on', () => {
  drawForm(BR);
  type(field(), '+2588');
  expect(country().value).toBe('MZ');
  leave(field());
  expect(fault()).toBe('Insira um número válido');
  type(field(), '4');
  expect(fault()).toBe('');
});

test('countries are drawn by their codes, and called by their names once the list is reached', () => {
  drawForm(BR);
  expect(country().selectedOptions[0]!.textContent).toBe('BR +55');
  fireEvent.focus(country());
  const names = [...country().options].map((one) => one.getAttribute('aria-label'));
  expect(names.slice(0, 3)).toEqual(['Brasil +55', 'Moçambique +258', 'Portugal +351']);
  expect(names).toHaveLength(18);
});

test('a number with + keeps its code while it is typed, for more digits may follow', () => {
  const { kept } = drawForm(MZ);
  type(field(), '+258841231234');
  expect(field().value).toBe('+258841231234');
  leave(field());
  expect([field().value, kept()]).toEqual(['84 123 1234', { phone: '84 123 1234' }]);
  paste(field(), '');
  type(field(), '+2588412312345');
  leave(field());
  expect([field().value, fault()]).toEqual(['+2588412312345', '']);
});

test('after the country has put its code there, Ctrl+Z brings nothing back from before', () => {
  drawForm(BR);
  type(field(), '119');
  choose(country(), 'PT');
  const chosen = field().value;
  undo(field());
  expect([field().value, country().value]).toEqual([chosen, 'PT']);
});

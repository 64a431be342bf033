import { fireEvent, screen } from '@testing-library/react';
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

test('[RULE-12] a Brazilian mobile is typed the national way', () => {
  const { kept } = drawForm(BR);
  type(field(), '11987654321');
  leave(field());
  expect([country().value, kept(), fault()]).toEqual(['BR', { phone: '11 98765-4321' }, '']);
});

test('[RULE-12] [RULE-13] a landline is none, and the message asks for DDD and celular', () => {
  drawForm(BR);
  paste(field(), '1133334444');
  leave(field());
  expect(fault()).toBe('Preencha com DDD e um celular válido.');
});

test('[RULE-15] at home in Mozambique, its numbers are typed the national way', () => {
  drawForm(MZ);
  paste(field(), '841231234');
  leave(field());
  expect([country().value, field().value, fault()]).toEqual(['MZ', '84 123 1234', '']);
  paste(field(), '241231234');
  leave(field());
  expect(fault()).not.toBe('');
});

test('another country puts its code in front of what is there, and back again', () => {
  const { kept } = drawForm(BR);
  choose(country(), 'PT');
  expect(field().value).toBe('+351');
  type(field(), '912345678');
  expect(kept()).toEqual({ phone: expect.stringMatching(/^\+351/) });
  choose(country(), 'BR');
  expect([field().value, country().value]).toEqual(['', 'BR']);
});

test('the zero that a country dials at home goes when the field is left', () => {
  const { kept } = drawForm(BR);
  choose(country(), 'GB');
  type(field(), '07911123456');
  leave(field());
  expect([field().value, kept()]).toEqual(['+447911123456', { phone: '+447911123456' }]);
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

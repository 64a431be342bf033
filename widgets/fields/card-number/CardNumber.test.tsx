import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { descriptionOf, drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { paste, putCaret, shown, type } from '../../../tests/drawing/typing.ts';
import { CardNumber } from './CardNumber.tsx';

test.each([
  ['SCREEN-22', '4111111111111111', '4111 1111 1111 1111'],
  ['CARD-19', '378282246310005', '3782 822463 10005'],
])('[%s] %s is shown as %s', (_, typed, text) => {
  const { kept } = drawField(CardNumber, { options: { autocomplete: 'cc-number' } });
  type(textbox(), typed);
  expect(shown(textbox())).toBe(`${text}|`);
  expect(kept()).toBe(text);
  expect(textbox().autocomplete).toBe('cc-number');
});

test.each(['4111-1111-1111-1111', ' 4111 1111 1111 1111\n'])('%j can be pasted', (text) => {
  drawField(CardNumber);
  paste(textbox(), text);
  expect(textbox().value).toBe('4111 1111 1111 1111');
});

test('a digit typed in between keeps the caret behind it', () => {
  drawField(CardNumber, { values: { campo: '4111 2222' } });
  putCaret(textbox(), 2);
  type(textbox(), '9');
  expect(shown(textbox())).toBe('419|1 1222 2');
});

test('the company is shown as soon as the first digits show it, and follows them', () => {
  drawField(CardNumber);
  expect(screen.queryByRole('img')).toBeNull();
  type(textbox(), '411111');
  expect(screen.getByRole('img', { name: 'Visa' })).toBeTruthy();
  paste(textbox(), '5555');
  expect(screen.getByRole('img', { name: 'Mastercard' })).toBeTruthy();
});

test('its error is read out with it', () => {
  drawField(CardNumber, { error: 'Confira o número do cartão' });
  expect(descriptionOf(textbox())).toBe('Confira o número do cartão');
});

const note = () => document.querySelector('[aria-live=polite]')!;
const paidBy = (cardCompanies: string[]) => ({
  settings: { payment: { cardCompanies } },
});

test.each([
  ['of a known company', '6062 8200', 'Hipercard'],
  ['of one that no brand takes', '3530 1113', 'JCB'],
])('a number %s that the brand does not take gets a sentence, and no error', (_, typed, name) => {
  drawField(CardNumber, paidBy(['visa', 'mastercard']));
  type(textbox(), typed);
  const sentence = `Este cartão parece ser ${name}, que não aceitamos aqui. Aceitamos Visa e Mastercard.`;
  expect(note().textContent).toBe(sentence);
  expect(descriptionOf(textbox())).toBe(sentence);
  expect(textbox().getAttribute('aria-invalid')).not.toBe('true');
});

test.each(['4111 1111', '6062 8', '6370 9500', '9999 9999'])('%s gets no sentence', (typed) => {
  drawField(CardNumber, paidBy(['visa', 'mastercard']));
  type(textbox(), typed);
  expect(note().textContent).toBe('');
  expect(descriptionOf(textbox())).toBe('');
});

import { expect, test } from 'vitest';
import { descriptionOf, drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { type } from '../../../tests/drawing/typing.ts';
import { CardNumber } from './CardNumber.tsx';

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

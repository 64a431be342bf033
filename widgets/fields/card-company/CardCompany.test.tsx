import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { choose, paste, type } from '../../../tests/drawing/typing.ts';

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const names = () => screen.getAllByRole('radio').map((one) => one.closest('label')!.textContent);
const number = () => screen.getByRole('textbox');

/** A card form of a brand that takes these companies. */
function drawCard(cardCompanies?: string[]) {
  const brand = cardCompanies && { payment: { cardCompanies } };
  const properties = {
    cardNumber: { $ref: 'fields/card-number' },
    cardCompany: { $ref: 'fields/card-company' },
  };
  return drawForm({ schema: { properties } }, { files: brand ? { brand } : {} });
}

test('[CARD-23] [CONST-22] the companies of the brand are shown by their own names', () => {
  drawCard();
  expect(names()).toEqual(['Visa', 'Mastercard', 'Elo', 'Amex', 'Hipercard', 'Diners']);
  expect(screen.getByRole('radiogroup', { name: 'Bandeira do cartão' })).toBeTruthy();
});

test('[CONST-22] a brand takes fewer, in its own order', () => {
  drawCard(['elo', 'visa']);
  expect(names()).toEqual(['Elo', 'Visa']);
});

test('the company is chosen by the number as soon as the first digits show it', () => {
  const { kept } = drawCard();
  type(number(), '5555');
  expect(radio('Mastercard').checked).toBe(true);
  paste(number(), '3782 822463 10005');
  expect(radio('Amex').checked).toBe(true);
  expect(kept()).toEqual({ cardCompany: 'american_express' });
});

test('the buyer’s choice stays, also after another number', () => {
  drawCard();
  paste(number(), '4111111111111111');
  choose(radio('Elo'));
  paste(number(), '5555555555554444');
  expect(radio('Elo').checked).toBe(true);
});

test('the company of a number before goes with it where the next one is not taken', () => {
  const { kept } = drawCard(['visa']);
  paste(number(), '4111111111111111');
  expect(radio('Visa').checked).toBe(true);
  paste(number(), '3530111333300000');
  expect(radio('Visa').checked).toBe(false);
  expect(kept()).toEqual({});
});

test('a company that the brand does not take is never chosen by the number', () => {
  const { kept } = drawCard(['visa']);
  paste(number(), '5555555555554444');
  expect(radio('Visa').checked).toBe(false);
  expect(kept()).toEqual({});
});

test('no two companies have one id, and the first has that of the field, to which its error leads', () => {
  drawCard();
  const ids = screen.getAllByRole('radio').map(({ id }) => id);
  expect(ids[0]).toBe('f.cardCompany');
  const given = ids.filter(Boolean);
  expect(new Set(given).size).toBe(given.length);
});

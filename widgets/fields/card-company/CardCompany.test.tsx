import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { paste } from '../../../tests/drawing/typing.ts';

const radios = () => screen.getAllByRole<HTMLInputElement>('radio', { hidden: true });
const radio = (name: string) => radios().find((one) => one.closest('label')!.textContent === name)!;
const names = () => radios().map((one) => one.closest('label')!.textContent);
/** The pictures, where the buyer sees them. */
const row = () => screen.queryByRole('radiogroup', { name: 'Bandeira do cartão' });
/** A number whose first digits belong to no company that the product knows. */
const UNKNOWN = '9999 9999 9999 9995';
const number = () => screen.getByRole('textbox');
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));

/** A card form of a brand that takes these companies. */
function drawCard(cardCompanies?: string[]) {
  const brand = cardCompanies && { payment: { cardCompanies } };
  const properties = {
    cardNumber: { $ref: 'fields/card-number' },
    cardCompany: { $ref: 'fields/card-company' },
  };
  const required = ['cardNumber', 'cardCompany'];
  return drawForm({ schema: { properties, required } }, { files: brand ? { brand } : {} });
}

test('[CARD-23] [CONST-22] the companies of the brand are shown by their own names', () => {
  drawCard();
  expect(names()).toEqual(['Visa', 'Mastercard', 'Elo', 'Amex', 'Hipercard', 'Diners']);
  paste(number(), UNKNOWN);
  expect(row()).toBeTruthy();
});

test('[CONST-22] a brand takes fewer, in its own order', () => {
  drawCard(['elo', 'visa']);
  expect(names()).toEqual(['Elo', 'Visa']);
});

test.each([
  ['a number that has just begun', '5', false],
  ['a number of one company that is taken', '4111111111111111', false],
  ['a number of a company that is not taken', '5555555555554444', true],
  ['a number of a company that nobody takes', '3530111333300000', true],
  ['a number that leaves it open', UNKNOWN, true],
])('%s: the buyer is asked for the company: %s', (_, typed, isAsked) => {
  drawCard(['visa', 'elo']);
  if (typed) paste(number(), typed);
  expect(row() !== null).toBe(isAsked);
});

test('[RULE-42] a company that is missing is said only where the buyer can choose one', async () => {
  drawCard();
  const errors = () => screen.queryAllByText(/revise a bandeira/i);
  press();
  await settle();
  expect(errors()).toEqual([]);
  expect(document.activeElement?.id).not.toBe('f.cardCompany');
  paste(number(), UNKNOWN);
  press();
  await settle();
  expect(errors().length).toBeGreaterThan(0);
});

test('the company of a number before goes with it where the next one is not taken', () => {
  const { kept } = drawCard(['visa']);
  paste(number(), '4111111111111111');
  expect(radio('Visa').checked).toBe(true);
  paste(number(), '3530111333300000');
  expect(radio('Visa').checked).toBe(false);
  expect(kept()).toEqual({});
});

test('no two companies have one id, and the first has that of the field, to which its error leads', () => {
  drawCard();
  const ids = radios().map(({ id }) => id);
  expect(ids[0]).toBe('f.cardCompany');
  const given = ids.filter(Boolean);
  expect(new Set(given).size).toBe(given.length);
});

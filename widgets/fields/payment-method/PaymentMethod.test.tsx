import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { draw } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';

async function drawChoice(
  {
    field = 'payment-method',
    ...plan
  }: { field?: string; paymentMethods?: string[]; points?: number },
  own?: object,
) {
  const [first] = A_PRODUCT.plans;
  const price = { plans: [{ ...first, ...plan }] };
  const method = { $ref: `fields/${field}` };
  const form = {
    id: 'form',
    block: 'form',
    action: 'createLead',
    submit: 'lead.submit',
    schema: { type: 'object', properties: { method } },
  };
  const product = { name: 'Curso Alfa', businessName: 'Alfa', bffId: 'a', paymentMethods: own };
  draw({
    files: {
      brand: { product },
      'screens/presentation': { blocks: [{ id: 'summary', block: 'order-summary' }, form] },
    },
    answers: { getProductV1: price },
  });
  await settle();
  return screen
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value, disabled, checked }) => [value, disabled ? 'closed' : 'open', checked]);
}

test('[ENTITY-52] [ENTITY-53] debit that brand.json closes is shown and cannot be chosen', async () => {
  const own = { creditcard: { active: true }, debitcard: { active: false } };
  expect(await drawChoice({ paymentMethods: ['creditcard', 'debitcard'] }, own)).toEqual([
    ['creditcard', 'open', true],
    ['debitcard', 'closed', false],
  ]);
  expect(screen.getByRole('radio', { name: 'Cartão de débito (indisponível)' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Cartão de crédito' })).toBeTruthy();
});

test('[ENTITY-38] where the plan takes debit alone, that is chosen', async () => {
  expect(await drawChoice({ paymentMethods: ['debitcard'] })).toEqual([
    ['creditcard', 'closed', false],
    ['debitcard', 'open', true],
  ]);
});

test.each([
  [38500, 'open'],
  [undefined, 'closed'],
])('[CONST-36] points of a plan with the price %s in points are %s', async (points, state) => {
  const paymentMethods = ['creditcard', 'livelo'];
  expect(await drawChoice({ field: 'livelo-method', paymentMethods, points })).toEqual([
    ['livelo', state, false],
    ['creditcard', 'open', false],
  ]);
});

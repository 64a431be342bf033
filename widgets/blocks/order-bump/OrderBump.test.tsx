import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import { OrderBump } from './OrderBump.tsx';

const texts = {
  description: 'Mais um curso',
  accept: 'Quero também',
  decline: 'Não, obrigado',
  unavailable: 'Esta oferta não está disponível',
  next: 'Continuar',
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const DOWN = new ApiError('getProductV1', { kind: 'status', status: 500 });
const [BASE] = A_PRODUCT.plans;
const PLAN = { ...BASE!, id: 'extra', name: 'Apostila', amount: 40, standardAmount: 60 };

async function drawBump(answer: unknown, settings: object = { orderBump: { planId: 'extra' } }) {
  const answers = { getProductV1: answer, getProductV2: answer };
  const drawn = drawPiece(<OrderBump {...texts} />, { settings, answers });
  await settle();
  return drawn;
}

test('while the price is on its way the offer cannot be accepted, but declined', async () => {
  const { goOn } = await drawBump(() => new Promise(() => {}));
  expect(screen.getByRole('status', { name: 'Carregando valor' })).toBeTruthy();
  const accept = screen.getByRole<HTMLButtonElement>('button', { name: 'Quero também' });
  expect(accept.disabled).toBe(true);
  press('Não, obrigado');
  expect(goOn).toHaveBeenCalledExactlyOnceWith('declined');
});

test.each([
  ['a failed call', DOWN, undefined],
  ['no plan in brand.json', { plans: [PLAN] }, {}],
])('%s: the buyer just goes on', async (_, answer, settings) => {
  const { goOn } = await drawBump(answer, settings);
  expect(screen.getByRole('status').textContent).toBe('Esta oferta não está disponível');
  press('Continuar');
  expect(goOn).toHaveBeenCalledExactlyOnceWith('declined');
});

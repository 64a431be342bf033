import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { draw } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';

const TICKETS = [
  { name: '2º lote', amount: 499, planId: 'alfa-anual' },
  { name: 'Camarote', amount: 900, planId: 'vip' },
];

async function drawTickets(getTickets: unknown) {
  const blocks = [
    { id: 'tickets', block: 'tickets', title: 'own.title' },
    { id: 'sum', block: 'order-summary' },
  ];
  const files = {
    brand: { tickets: true },
    texts: { 'own.title': 'Ingresso' },
    'screens/presentation': { blocks },
  };
  const drawn = draw({ files, answers: { getProductV1: A_PRODUCT, getTickets } });
  await settle();
  return drawn;
}

const total = () => screen.getByText('Total').parentElement!.textContent;

test('[CALL-10] batches are listed by name and price; the order follows the choice', async () => {
  const { checkout } = await drawTickets(TICKETS);
  const names = screen.getAllByRole('radio').map((one) => one.closest('label')!.textContent);
  expect(names).toEqual(['2º loteR$\u00a0499,00', 'CamaroteR$\u00a0900,00']);
  expect(screen.getByRole('radio', { name: /2º lote/ })).toHaveProperty('checked', true);
  expect(total()).toContain('499,00');
  fireEvent.click(screen.getByRole('radio', { name: /Camarote/ }));
  expect(total()).toContain('900,00');
  expect(checkout.session.read('defaultSelectedPlan')).toBe('vip');
});

test('[CALL-10] batches that cannot be had: the general error, and no choice', async () => {
  await drawTickets(new ApiError('getTickets', { kind: 'network' }));
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível carregar o preço');
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});

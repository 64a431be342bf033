import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import { Contract } from './Contract.tsx';

const texts = { text: 'Ver contrato', link: 'Abrir contrato', title: 'Contrato', close: 'Fechar' };
const DOWN = new ApiError('getContract', { kind: 'status', status: 500 });

const drawContract = (getContract: unknown) =>
  drawPiece(<Contract {...texts} />, { answers: { getContract } });

async function open() {
  fireEvent.click(screen.getByRole('button', { name: 'Ver contrato' }));
  await settle();
}

test('while it is on its way the button is closed and asks only once', async () => {
  const { checkout } = drawContract(() => new Promise(() => {}));
  await open();
  await open();
  const button = screen.getByRole('button', { name: 'Ver contrato' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(checkout.client.calls).toHaveLength(1);
});

test('a failure is said in place and reported by the name of its call, and the button asks again for a text that the keyboard reaches', async () => {
  const answers = [DOWN, { text: 'Cláusula 1' }];
  const { checkout } = drawContract(() => answers.shift());
  await open();
  expect(checkout.report).toHaveBeenCalledExactlyOnceWith(DOWN, 'getContract');
  expect(screen.getByRole('alert').textContent).toContain('Ocorreu um erro inesperado');
  await open();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.getByText('Cláusula 1').tabIndex).toBe(0);
});

import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import { SmsSender } from './SmsSender.tsx';

const texts = {
  sent: 'Código enviado para {phone}',
  failed: 'Não foi possível enviar',
  resend: 'Enviar de novo',
  wait: 'Aguarde {seconds} s',
  correct: 'Corrigir número',
};
const DOWN = new ApiError('sendSms', { kind: 'status', status: 500 });

async function drawSender(sendSms: unknown) {
  sessionStorage.setItem(
    'dataLead',
    JSON.stringify({ name: 'Ana', email: 'a@b.example', phone: '11 98765-4321' }),
  );
  sessionStorage.setItem('guiche.leadId', JSON.stringify('L1'));
  const drawn = drawPiece(<SmsSender {...texts} />, { search: '?seller=a', answers: { sendSms } });
  await settle();
  return drawn;
}

test('a code is sent by itself, once, to the number as it was typed', async () => {
  const { checkout } = await drawSender({});
  expect(screen.getByText('Código enviado para 11 98765-4321')).toBeTruthy();
  expect(checkout.client.calls.map(({ operationId }) => operationId)).toEqual(['sendSms']);
});

test('another code has to wait, and the seconds are shown', async () => {
  await drawSender({});
  expect(screen.getByRole('timer').textContent).toMatch(/^Aguarde (60|59) s$/);
  expect(screen.queryByRole('button', { name: 'Enviar de novo' })).toBeNull();
});

test('a code that could not be sent can be asked for at once', async () => {
  const answers = [DOWN, {}];
  await drawSender(() => answers.shift());
  expect(screen.getByRole('alert').textContent).toBe('Não foi possível enviar');
  fireEvent.click(screen.getByRole('button', { name: 'Enviar de novo' }));
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/^Código enviado/)).toBeTruthy();
});

test('the number can be corrected on the first screen, with the query kept', async () => {
  await drawSender({});
  const link = screen.getByRole('link', { name: 'Corrigir número' });
  expect(link.getAttribute('href')).toBe('/lead?seller=a');
});

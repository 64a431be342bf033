import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LEAD } from '../../../tests/drawing/buyer.ts';
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

async function drawSender(lead: object, sendSms: unknown) {
  sessionStorage.setItem('dataLead', JSON.stringify(lead));
  sessionStorage.setItem('guiche.leadId', '"L1"');
  drawPiece(<SmsSender {...texts} />, { answers: { sendSms } });
  await settle();
}

const again = () => screen.queryByRole('button', { name: 'Enviar de novo' });
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('the end of the pause is announced, its seconds are not', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setInterval', 'clearInterval'] });
  await drawSender(LEAD, {});
  const sent = 'Código enviado para 11 98765-4321';
  act(() => vi.advanceTimersByTime(59_000));
  expect([screen.getByRole('timer').textContent, again()]).toEqual(['Aguarde 1 s', null]);
  expect(announced()).toEqual([sent, '']);
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(again()).toBeTruthy();
  expect(announced()).toEqual([sent, 'Enviar de novo']);
});

test('without a number there is nothing to send to', async () => {
  await drawSender({ ...LEAD, phone: undefined }, DOWN);
  expect(again()).toBeNull();
  expect(screen.getByRole('link', { name: 'Corrigir número' })).toBeTruthy();
});

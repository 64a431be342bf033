import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brandWith, loaded } from '../../../tests/drawing/brands.ts';
import { makeBoletoLine } from '../../../src/rules/payment-codes/make-boleto-line.ts';
import { facts, keepPurchase } from '../../../tests/drawing/draw-widget.tsx';
import { openApp } from '../../../tests/drawing/draw-app.tsx';

const LINE = '00190.50095 40144.816069 06809.350314 3 37370000000100';
const of = loaded(brandWith());

/** Opens the success screen of a tab in which a bank slip was issued. */
function openSuccess(boleto?: object) {
  keepPurchase({ boleto }, { state: 'pending', method: 'boleto' });
  return openApp({ of, link: '/success' });
}

const line = () => screen.queryByLabelText<HTMLTextAreaElement>('Linha digitável');

test('[STATE-03] [STATE-04] [CONST-14] [CONST-15] the slip is registered, payable within 2 hours; access comes within 2 days after the payment is confirmed', async () => {
  await openSuccess();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Boleto emitido');
  expect(screen.getByText(/registrado no banco.*em até 2 horas/)).toBeTruthy();
  expect(screen.getByText(/em até 2 dias após a confirmação do pagamento/)).toBeTruthy();
  expect(line()).toBeNull();
});

test('a line with wrong check digits is shown with a warning, anything else is not shown', async () => {
  const wrong = await openSuccess({ line: LINE.replace(/^0/, '1') });
  expect(line()!.value).toMatch(/^10190/);
  expect(screen.getByText(/Se o seu banco não aceitar este código/)).toBeTruthy();
  wrong.unmount();
  await openSuccess({ line: '123' });
  expect(line()).toBeNull();
});

test('the slip itself is linked by https alone', async () => {
  const safe = await openSuccess({ url: 'https://banco.example.com/b.pdf' });
  const link = () => screen.queryByRole('link', { name: 'Abrir o boleto' });
  expect(link()!.getAttribute('href')).toBe('https://banco.example.com/b.pdf');
  safe.unmount();
  await openSuccess({ url: 'javascript:alert(1)' });
  expect(link()).toBeNull();
});

/** A bank's line over R$ 600,00 with a factor in the place of none. */
function dueOn(factor: string): string {
  const made = makeBoletoLine(60000, '1');
  return made.slice(0, 33) + factor + made.slice(37);
}

test.each([
  ['as the upstream says', { url: 'https://b.example/1', dueDate: '2030-01-05' }, undefined],
  ['as its line says', { line: dueOn('2778') }, 'R$ 600,00'],
])('[STATE-02] amount and due date of a slip are read %s', async (_, boleto, amount) => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1), toFake: ['Date'] });
  await openSuccess(boleto);
  expect(facts()).toContainEqual(['Vencimento', '05/01/2030']);
  const ofSlip = screen.queryByLabelText('Linha digitável')?.closest('section');
  expect(ofSlip?.querySelector('b')?.textContent?.replaceAll('\u00a0', ' ')).toBe(amount);
});

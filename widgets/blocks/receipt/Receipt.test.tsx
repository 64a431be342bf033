import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawPiece, keepPurchase } from '../../../tests/drawing/draw-widget.tsx';
import { makeBoletoLine } from '../../../src/rules/payment-codes/make-boleto-line.ts';
import { Receipt } from './Receipt.tsx';

afterEach(() => vi.useRealTimers());

const amount = { value: 600, currency: 'BRL', unit: 'major' };
const receipt = { number: 'AB12CD34', plan: 'Plano anual', amount };

/** The rows that are read, 'Pedido: AB12CD34'. */
const rows = () =>
  screen
    .getAllByRole('term')
    .map(
      (term) =>
        `${term.textContent}: ${term.nextElementSibling!.textContent!.replaceAll('\u00a0', ' ')}`,
    );

test('a buyer reads number, plan, amount, instalments and method of what they bought', () => {
  keepPurchase({}, { receipt: { ...receipt, installments: { count: 12, value: 50 } } });
  drawPiece(<Receipt />);
  expect(rows()).toEqual([
    'Pedido: AB12CD34',
    'Plano: Plano anual',
    'Valor: R$ 600,00',
    'Parcelas: 12x R$ 50,00',
    'Pagamento: cartão de crédito',
  ]);
  expect(document.body.textContent).not.toContain('T 1');
});

const slip = (result: object) => keepPurchase(result, { receipt, method: 'boleto' });

test.each([
  ['as the upstream says', { boleto: { url: 'https://b.example/1', dueDate: '2030-01-05' } }],
  ['as its line says', { boleto: { line: dueOn('2778') } }],
])('[STATE-02] the day on which a slip is due is read %s', (_, result) => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1), toFake: ['Date'] });
  slip(result);
  drawPiece(<Receipt />);
  expect(rows().at(-1)).toBe('Vencimento: 05/01/2030');
});

/** A bank's line with a factor in the place of none. */
function dueOn(factor: string): string {
  const line = makeBoletoLine({ bank: '001', cents: 60000, free: '1' });
  return line.slice(0, 33) + factor + line.slice(37);
}

test('a slip without a day names none', () => {
  slip({ boleto: { line: makeBoletoLine({ bank: '001', cents: 60000, free: '1' }) } });
  drawPiece(<Receipt />);
  expect(rows().some((row) => row.startsWith('Vencimento'))).toBe(false);
});

test('a paid invoice is read by its own number', () => {
  const kept = { state: 'approved', method: 'creditcard', plan: '', receipt: { number: 'inv-7' } };
  const result = { token: 'T', paymentProfileIds: [] };
  sessionStorage.setItem('guiche.result.ALFA.invoice', JSON.stringify({ ...kept, result }));
  drawPiece(<Receipt of="invoice" />);
  expect(rows()).toEqual(['Fatura: inv-7', 'Pagamento: cartão de crédito']);
});

test.each([undefined, 'invoice'] as const)('who bought nothing reads nothing: %s', (of) => {
  drawPiece(<Receipt of={of} />);
  expect(document.querySelector('section')).toBeNull();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece, facts, keepPurchase } from '../../../tests/drawing/draw-widget.tsx';
import { Receipt } from './Receipt.tsx';

const amount = { value: 600, currency: 'BRL', unit: 'major' };
const receipt = { number: 'AB12CD34', plan: 'Plano anual', amount };

/** The rows that are read, 'Pedido: AB12CD34'. */
const rows = () => facts().map((fact) => fact.join(': '));

test('[SCREEN-31] a buyer reads product, plan, amount, instalments, method, whole e-mail, time and number', () => {
  const at = new Date(2030, 0, 5, 9, 7).getTime();
  const more = { installments: { count: 12, value: 50 }, email: 'ana@mail.example', at };
  keepPurchase({}, { receipt: { ...receipt, ...more } });
  drawPiece(<Receipt />);
  expect(screen.getByRole('region', { name: 'Resumo da compra' })).toBeTruthy();
  expect(rows()).toEqual([
    'Produto: Curso Alfa',
    'Plano: Plano anual',
    'Valor: R$ 600,00',
    'Parcelas: 12x R$ 50,00',
    'Pagamento: cartão de crédito',
    'E-mail: ana@mail.example',
    'Data: 05/01/2030, 09:07',
    'Pedido: AB12CD34',
  ]);
  expect(document.body.textContent).not.toContain('T 1');
});

test('who paid with points reads their number, and no price in money', () => {
  const kept = { ...receipt, points: 38_500 };
  keepPurchase({}, { method: 'livelo', receipt: kept });
  drawPiece(<Receipt />);
  expect(rows()).toContain('Valor: 38.500 pontos');
  expect(rows().join()).not.toContain('R$');
});

test('[SCREEN-31] the parts of the amount are read as the summary has shown them, and the card by its last digits', () => {
  const lines = [
    { kind: 'plan', name: 'Plano anual', value: 899 },
    { kind: 'discount', value: -300 },
    { kind: 'voucher', value: -59 },
    { kind: 'bump', name: 'Apostila', value: 40 },
    { kind: 'interest', value: 20 },
  ];
  const card = { company: 'visa', lastFour: '1111' };
  keepPurchase({}, { voucher: 'V10', receipt: { ...receipt, lines, card } });
  drawPiece(<Receipt />);
  expect(rows()).toEqual([
    'Produto: Curso Alfa',
    'Plano anual: R$ 899,00',
    'Desconto: -R$ 300,00',
    'Cupom V10: -R$ 59,00',
    'Apostila: R$ 40,00',
    'Juros do parcelamento: R$ 20,00',
    'Total: R$ 600,00',
    'Pagamento: cartão de crédito, Visa •••• 1111',
    'Pedido: AB12CD34',
  ]);
});

test('a paid invoice is read by its own number', () => {
  const kept = { state: 'approved', method: 'creditcard', plan: '', receipt: { number: 'inv-7' } };
  const result = { token: 'T', paymentProfileIds: [] };
  sessionStorage.setItem('guiche.result.ALFA.invoice', JSON.stringify({ ...kept, result }));
  drawPiece(<Receipt of="invoice" />);
  expect(rows()).toEqual(['Pagamento: cartão de crédito', 'Fatura: inv-7']);
});

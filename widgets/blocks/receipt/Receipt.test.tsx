import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece, keepPurchase } from '../../../tests/drawing/draw-widget.tsx';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import { Receipt } from './Receipt.tsx';

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

test('[SCREEN-31] a buyer reads product, plan, amount, instalments, method, masked e-mail, time and number', () => {
  const at = new Date(2030, 0, 5, 9, 7).getTime();
  const more = { installments: { count: 12, value: 50 }, email: 'a***@mail.example', at };
  keepPurchase({}, { receipt: { ...receipt, ...more } });
  drawPiece(<Receipt />);
  expect(screen.getByRole('region', { name: 'Resumo da compra' })).toBeTruthy();
  expect(rows()).toEqual([
    'Produto: Curso Alfa',
    'Plano: Plano anual',
    'Valor: R$ 600,00',
    'Parcelas: 12x R$ 50,00',
    'Pagamento: cartão de crédito',
    'E-mail: a***@mail.example',
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

test('what is free at first is not read as paid', () => {
  const offers = [{ id: 'trial', voucher: ['T7'], headline: 'Grátis', freeFor: { days: 7 } }];
  const at = new Date(2030, 0, 5).getTime();
  const kept = { receipt: { ...receipt, at }, offer: 'main', voucher: 'T7' };
  keepPurchase({}, kept);
  const brand = { ...plainBrand(), offers } as never;
  const { unmount } = drawPiece(<Receipt />, { brand, search: '?voucher=T7' });
  expect(rows()).toContain('Valor: Cobrança de hoje: R$ 0,00A partir de 12/01/2030: R$ 600,00');
  unmount();
  keepPurchase({}, { ...kept, voucher: undefined });
  drawPiece(<Receipt />, { brand, search: '?voucher=T7' });
  expect(rows()).toContain('Valor: R$ 600,00');
});

test('a plan that is called as its product is named once', () => {
  keepPurchase({}, { receipt: { ...receipt, plan: 'Curso Alfa' } });
  drawPiece(<Receipt />);
  expect(rows().filter((row) => row.endsWith('Curso Alfa'))).toEqual(['Produto: Curso Alfa']);
});

test('a paid invoice is read by its own number', () => {
  const kept = { state: 'approved', method: 'creditcard', plan: '', receipt: { number: 'inv-7' } };
  const result = { token: 'T', paymentProfileIds: [] };
  sessionStorage.setItem('guiche.result.ALFA.invoice', JSON.stringify({ ...kept, result }));
  drawPiece(<Receipt of="invoice" />);
  expect(rows()).toEqual(['Pagamento: cartão de crédito', 'Fatura: inv-7']);
});

test.each([undefined, 'invoice'] as const)('who bought nothing reads nothing: %s', (of) => {
  drawPiece(<Receipt of={of} />);
  expect(document.querySelector('section')).toBeNull();
});

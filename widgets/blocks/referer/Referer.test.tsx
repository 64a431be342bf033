import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { draw } from '../../../tests/drawing/draw.tsx';

const block = { id: 'one', block: 'referer', question: 'own.a', thanks: 'own.b', failed: 'own.c' };
const options = [{ id: 'radio', label: 'Rádio' }];

function drawReferer(paymentProfileIds: string[], refererOptions: object[] | null = options) {
  const result = { token: 'T', paymentProfileIds };
  const purchase = { state: 'approved', method: 'creditcard', plan: 'p', result };
  sessionStorage.setItem('guiche.result.ALFA.main', JSON.stringify(purchase));
  draw({
    files: {
      brand: { refererOptions },
      texts: { 'own.a': 'De onde vem?', 'own.b': 'Obrigado!', 'own.c': 'Falhou.' },
      'screens/presentation': { blocks: [block] },
    },
  });
}

beforeEach(() => sessionStorage.clear());

test('[BRAND-97] the brand’s own options are the choices', () => {
  drawReferer(['p1']);
  expect(screen.getByRole('option', { name: 'Rádio' })).toBeTruthy();
});

test('without a subscription, and without options, nothing is asked', () => {
  drawReferer([]);
  expect(screen.queryByRole('combobox')).toBeNull();
  drawReferer(['p1'], null);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('[CALL-28] a buyer who has answered in this visit is thanked, and not asked again', () => {
  sessionStorage.setItem('guiche.referer', '"radio"');
  drawReferer(['p1']);
  expect(screen.getByRole('status').textContent).toBe('Obrigado!');
  expect(screen.queryByRole('combobox')).toBeNull();
});

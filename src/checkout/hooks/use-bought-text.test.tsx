import { expect, test } from 'vitest';
import { A_PLAN } from '../../../tests/drawing/buyer.ts';
import { drawHook } from '../../../tests/drawing/draw-hook.tsx';
import type { Terms } from '../../flow/outcome.ts';
import { useBoughtText } from './use-bought-text.ts';

const TWELVE = { id: '12', count: 12, value: 57.9, totalValue: 694.8 };
const IN_TWELVE = { order: { ...A_PLAN, installments: [TWELVE] }, installments: '12' };
const terms: Terms = { plan: 'alfa-anual', email: 'ana@mail.example', method: 'creditcard' };

// D-166: plan, method and e-mail of the first request; its amount, because that is what was charged.
test.each<[string, Terms | undefined, string | undefined]>([
  [
    'plan, amount, method, and the e-mail without what a stranger could use',
    { ...terms, order: A_PLAN },
    'Plano anual, R$ 499,00, cartão de crédito, a***@mail.example',
  ],
  [
    'a price in hundredths as the amount that it is',
    { ...terms, order: { ...A_PLAN, amount: 18720, currency: 'MZN', unit: 'minor' } },
    'Plano anual, 187,20 MT, cartão de crédito, a***@mail.example',
  ],
  [
    'the sum of the chosen instalments, and how many they are',
    { ...terms, ...IN_TWELVE },
    'Plano anual, R$ 694,80, 12x, cartão de crédito, a***@mail.example',
  ],
  [
    'points, where points pay',
    { ...terms, method: 'livelo', order: { ...A_PLAN, points: 38500 } },
    'Plano anual, 38.500 pontos, pontos Livelo, a***@mail.example',
  ],
  [
    'its id and no amount where no order was sent',
    terms,
    'alfa-anual, cartão de crédito, a***@mail.example',
  ],
  [
    'the method alone of an invoice, which names neither plan nor payer',
    { plan: '', email: '', method: 'boleto' },
    'boleto',
  ],
  ['nothing of a payment whose terms are not known', undefined, undefined],
])('the buyer reads %s', async (_, asked, read) => {
  const { result } = await drawHook(() => useBoughtText(asked));
  // The space of an amount does not break.
  expect(result.current?.replace('\u00a0', ' ')).toBe(read);
});

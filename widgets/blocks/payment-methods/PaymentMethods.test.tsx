import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { draw } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';

async function drawWays(paymentMethods: string[] | undefined, method: string, search = '') {
  const [plan] = A_PRODUCT.plans;
  const price = { plans: [{ ...plan, paymentMethods }] };
  const blocks = [
    { id: 'summary', block: 'order-summary' },
    { id: 'ways', block: 'payment-methods', title: 'payment.methods.title', method },
  ];
  draw({
    files: { 'screens/presentation': { blocks } },
    search,
    answers: { getProductV1: price, getProductV2: price },
  });
  await settle();
  return screen
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);
}

const CARD = 'Pagar com cartão';
const PIX = 'Pagar com Pix';
const SLIP = 'Pagar com boleto';

test.each<[string[] | undefined, string, string, unknown[]]>([
  [
    ['creditcard', 'pix', 'boleto'],
    'creditcard',
    '?seller=ana',
    [
      [PIX, '/pix?seller=ana&route=pix'],
      [SLIP, '/payment?seller=ana&route=bankslip'],
    ],
  ],
  [
    ['creditcard', 'pix', 'boleto'],
    'pix',
    '?seller=ana&route=pix',
    [
      [CARD, '/payment?seller=ana'],
      [SLIP, '/payment?seller=ana&route=bankslip'],
    ],
  ],
  [
    ['creditcard', 'pix'],
    'boleto',
    '?flowId=bankslip',
    [
      [CARD, '/payment'],
      [PIX, '/pix?route=pix'],
    ],
  ],
  [['creditcard', 'pix'], 'creditcard', '?route=msjana', [[PIX, '/pix?route=msjana']]],
  [['creditcard'], 'creditcard', '', []],
  [['pix'], 'pix', '', []],
  [
    undefined,
    'creditcard',
    '',
    [
      [PIX, '/pix?route=pix'],
      [SLIP, '/payment?route=bankslip'],
    ],
  ],
])(
  '[ENTITY-36] a plan by %j, on the screen of %s, by the link %j',
  async (paymentMethods, method, search, expected) => {
    expect(await drawWays(paymentMethods, method, search)).toEqual(expected);
  },
);

test('an invoice is paid by card alone, and no product is asked for', async () => {
  const { checkout } = draw({
    template: 'payment/[id]',
    offer: 'invoice',
    answers: { getProductV1: A_PRODUCT },
  });
  await settle();
  expect(screen.queryByRole('link', { name: PIX })).toBeNull();
  expect(checkout.client.calls).toEqual([]);
});

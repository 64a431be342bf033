import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { draw } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';

test('what became of the voucher is announced, for it comes with the price', async () => {
  draw({
    files: { 'screens/presentation': { blocks: [{ id: 'one', block: 'order-summary' }] } },
    search: '?voucher=HOJE',
    answers: { getProductV1: A_PRODUCT },
  });
  await settle();
  expect(screen.getByText(/cupom HOJE .*\.$/).getAttribute('aria-live')).toBe('polite');
});

import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { CARD, LEAD } from '../../../tests/drawing/buyer.ts';
import { field, press } from '../../../tests/drawing/card-payment.ts';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { prepare } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { paste, type } from '../../../tests/drawing/typing.ts';

/** The payment screen, which React mounts, takes down and mounts again. */
async function drawStrictly() {
  sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  const answers = { getProductV1: A_PRODUCT };
  const { Drawn, checkout } = prepare({ template: 'payment', answers, page: { hasLead: true } });
  const screen = (
    <StrictMode>
      <Drawn />
    </StrictMode>
  );
  const { unmount } = render(screen);
  await settle();
  return { checkout, unmount, again: () => render(screen) };
}

const fillSecrets = () => {
  paste(field('Número do cartão'), String(CARD.cardNumber));
  type(field('CVV'), String(CARD.cardCVV));
};

test('mounted twice, the form keeps a card that is typed, and its inputs are emptied when it goes', async () => {
  const { unmount } = await drawStrictly();
  fillSecrets();
  const inputs = [field('Número do cartão'), field('CVV')];
  expect(inputs.map(({ value }) => value)).toEqual([CARD.cardNumber, CARD.cardCVV]);
  act(unmount);
  expect(inputs.map(({ value }) => value)).toEqual(['', '']);
});

test('a card that comes back to a form mounted twice is forgotten, not sent unseen', async () => {
  const { checkout, unmount, again } = await drawStrictly();
  fillSecrets();
  checkout.heldCard.expect();
  act(unmount);
  again();
  await settle();
  expect([field('Número do cartão').value, field('CVV').value]).toEqual(['', '']);
  await act(async () => press());
  const error = document.getElementById('f.cardNumber-error')!;
  expect(error.hidden).toBe(false);
  expect(error.textContent).not.toBe('');
  expect(checkout.client.calls.map(({ operationId }) => operationId)).not.toContain('payV2');
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import {
  drawPayment,
  field,
  fillCard,
  fillPerson,
  fillSecrets,
  press,
  status,
  TOKEN,
} from '../../../tests/drawing/card-payment.ts';
import { CARD, LEAD } from '../../../tests/drawing/buyer.ts';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { prepare } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { gate } from '../../../tests/fakes/gate.ts';

/** The sentences that say what became of the press. */
const outcome = () =>
  [...document.querySelectorAll('[data-outcome] :is(span, strong)')].map(
    ({ textContent }) => textContent,
  );

test('a refusal right after the lead was made does not make it twice', async () => {
  const answers = [status(402), TOKEN];
  const { checkout, goOn } = await drawPayment(() => answers.shift(), { hasLead: false });
  fillPerson();
  fireEvent.click(screen.getByRole('checkbox'));
  fillCard();
  await press();
  expect(outcome()).not.toEqual([]);
  expect(screen.queryByLabelText(/^E-mail/)).toBeNull();
  expect(field('Nome no cartão').value).toBe('Ana Lima');
  fillSecrets();
  await press();
  expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
  const leads = checkout.client.calls.filter(({ operationId }) => operationId === 'createLead');
  expect(leads).toHaveLength(1);
});

test('a press before the price is there waits for it, and pays only after a second press', async () => {
  const { isOpen, open } = gate();
  const price = () => isOpen.then(() => A_PRODUCT);
  const { sent, goOn } = await drawPayment(TOKEN, { price });
  fillCard();
  await press();
  expect([outcome(), sent()]).toEqual([[], []]);
  open();
  await settle();
  await settle();
  expect([outcome(), sent()]).toEqual([[], []]);
  await press();
  expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
});

test('after a refusal the price is asked for again, and what was typed stays', async () => {
  const [plan] = A_PRODUCT.plans;
  const prices = [plan, { ...plan, amount: 597, installments: [] }];
  const price = () => ({ plans: [prices.shift()] });
  const { sent } = await drawPayment(status(422), { price });
  fillCard();
  await press();
  expect(sent()).toMatchObject([{ body: { amount: 499 } }]);
  expect(document.body.textContent).toContain('597,00');
  expect(field('Nome no cartão').value).toBe('Ana Lima');
});

/** The payment screen, which React mounts, takes down and mounts again. */
async function drawStrictly() {
  sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  const answers = { getProductV1: A_PRODUCT };
  const { Drawn, checkout } = prepare({ template: 'payment', answers, page: { hasLead: true } });
  const strict = (
    <StrictMode>
      <Drawn />
    </StrictMode>
  );
  const { unmount } = render(strict);
  await settle();
  return { checkout, unmount, again: () => render(strict) };
}

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
  await press();
  const error = document.getElementById('f.cardNumber-error')!;
  expect(error.hidden).toBe(false);
  expect(error.textContent).not.toBe('');
  expect(checkout.client.calls.map(({ operationId }) => operationId)).not.toContain('payV2');
});

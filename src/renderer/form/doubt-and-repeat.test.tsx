import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  drawPayment,
  field,
  fillCard,
  fillSecrets,
  PAY,
  press,
  status,
  TOKEN,
} from '../../../tests/drawing/card-payment.ts';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { subjectHash } from '../../checkout/payment/purchase-identity.ts';

const buttonCalled = (name: string) => screen.getByRole('button', { name });

/** A payment of this device that nobody knows the outcome of, by another tab. */
function leaveInDoubt() {
  const sold = subjectHash({ productCode: 'ALFA', offer: 'main' });
  const attempt = { key: 'first-key', at: Date.now(), state: 'unknown', sold, purchases: [] };
  localStorage.setItem('guiche.payment.first-key', JSON.stringify(attempt));
}

test('D-164: a purchase that was said to be another one, and is in doubt itself now, is repeated and not made a third time', async () => {
  leaveInDoubt();
  const { sent } = await drawPayment(status(500));
  fireEvent.click(buttonCalled('É outra compra'));
  fillCard();
  press();
  await settle();
  fireEvent.click(buttonCalled('Tentar novamente'));
  fillSecrets();
  press();
  await settle();
  const keys = sent().map(({ headers }) => headers?.['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('D-164: each unknown outcome closes the form anew', async () => {
  const { sent } = await drawPayment(status(500));
  fillCard();
  for (const times of [1, 2]) {
    press();
    await settle();
    expect(sent()).toHaveLength(times);
    expect(screen.queryByRole('button', { ...PAY, hidden: false })).toBeNull();
    fireEvent.click(buttonCalled('Tentar novamente'));
    fillSecrets();
  }
});

test('D-164: a new purchase beside one in doubt is sent only with a card that was typed for it', async () => {
  const answers = [status(500), status(402), TOKEN];
  const { sent, goOn } = await drawPayment(() => answers.shift());
  fillCard();
  press();
  await settle();
  fireEvent.click(buttonCalled('Tentar novamente'));
  fillSecrets();
  press();
  await settle();
  fireEvent.click(buttonCalled('Fazer uma nova compra mesmo assim'));
  await settle();
  expect(sent()).toHaveLength(2);
  expect(document.activeElement).toBe(field('Número do cartão'));
  fillSecrets();
  press();
  await settle();
  expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
  const [first, , last] = sent().map(({ headers }) => headers?.['Idempotency-Key']);
  expect(last).not.toBe(first);
});

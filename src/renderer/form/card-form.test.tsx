import { fireEvent, screen } from '@testing-library/react';
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
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
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
  press();
  await settle();
  expect(outcome()).not.toEqual([]);
  expect(screen.queryByLabelText(/^E-mail/)).toBeNull();
  expect(field('Nome no cartão').value).toBe('Ana Lima');
  fillSecrets();
  press();
  await settle();
  expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
  const leads = checkout.client.calls.filter(({ operationId }) => operationId === 'createLead');
  expect(leads).toHaveLength(1);
});

test('a press before the price is there waits for it, and pays only after a second press', async () => {
  const { isOpen, open } = gate();
  const price = () => isOpen.then(() => A_PRODUCT);
  const { sent, goOn } = await drawPayment(TOKEN, { price });
  fillCard();
  press();
  await settle();
  expect([outcome(), sent()]).toEqual([[], []]);
  open();
  await settle();
  await settle();
  expect([outcome(), sent()]).toEqual([[], []]);
  press();
  await settle();
  expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
});

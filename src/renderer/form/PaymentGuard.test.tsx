import { act, screen } from '@testing-library/react';
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
import { LEAD } from '../../../tests/drawing/buyer.ts';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { paste } from '../../../tests/drawing/typing.ts';
import {
  purchaseHash,
  subjectHash,
  type PurchaseIdentity,
} from '../../checkout/payment/purchase-identity.ts';
import type { PaymentAttempt } from '../../checkout/payment/payment-attempt.ts';

const HERE: PurchaseIdentity = {
  productCode: 'ALFA',
  plan: 'alfa-anual',
  email: LEAD.email,
  offer: 'main',
};
/** Another tab writes an attempt to pay. */
function leave(attempt: Omit<PaymentAttempt, 'sold'>) {
  const entry = JSON.stringify({ ...attempt, sold: subjectHash(HERE) });
  localStorage.setItem(`guiche.payment.${attempt.key}`, entry);
}

/** Another tab writes what a purchase has come to. */
function write(state: PaymentAttempt['state'], purchase = HERE) {
  leave({ key: `key-${state}`, state, at: Date.now(), purchases: [purchaseHash(purchase)] });
}

/** The browser tells this tab that another one has written. */
async function hear() {
  act(() => void window.dispatchEvent(new Event('storage')));
  await settle();
}

const notice = () => document.querySelector('[data-outcome]')?.textContent;

test('a purchase that waits to be paid says so, and that only one payment is due', async () => {
  write('pending');
  const { goOn } = await drawPayment(TOKEN);
  expect(notice()).toContain('Esta compra já foi feita e aguarda o pagamento.');
  expect(notice()).toContain('Pague só um: outro pagamento é cobrado à parte.');
  await press('Pagar de outra forma');
  expect(notice()).toBeUndefined();
  expect(screen.getByText(/Pague só um/)).toBeDefined();
  await press('Ver confirmação');
  expect(goOn).toHaveBeenCalledExactlyOnceWith('pending');
});

test('pressed before it was known: the words take the focus, and one press more buys again', async () => {
  const { sent, goOn } = await drawPayment(TOKEN);
  fillCard();
  write('approved');
  await press();
  expect(document.activeElement?.textContent).toContain('Você já concluiu esta compra.');
  expect(sent()).toEqual([]);
  await press('Comprar novamente');
  expect(sent()).toHaveLength(1);
  expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
});

/** A payment of this device that nobody knows the outcome of, for another e-mail or by another tab. */
function leaveInDoubt() {
  leave({ key: 'first-key', state: 'unknown', at: Date.now(), purchases: [] });
}

const QUESTION = /^Um pagamento feito neste aparelho ainda não foi confirmado/;

test('a buyer who types already is not interrupted by such a question', async () => {
  await drawPayment(TOKEN);
  const name = field('Nome no cartão');
  act(() => name.focus());
  paste(name, 'Ana Lima');
  leaveInDoubt();
  await hear();
  expect(screen.getByText(QUESTION)).toBeDefined();
  expect(document.activeElement).toBe(name);
  expect(document.querySelector('[data-covered]')).toBeNull();
});

test('D-164: a purchase that was said to be another one, and is in doubt itself now, closes its form at each press, and is repeated and not made a third time', async () => {
  leaveInDoubt();
  const { sent } = await drawPayment(status(500));
  await press('É outra compra');
  fillCard();
  for (const times of [1, 2]) {
    await press();
    expect(sent()).toHaveLength(times);
    expect(screen.queryByRole('button', { ...PAY, hidden: false })).toBeNull();
    await press('Tentar novamente');
    fillSecrets();
  }
  const keys = sent().map(({ headers }) => headers?.['Idempotency-Key']);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('D-164: a new purchase beside one in doubt is sent only with a card that was typed for it', async () => {
  const answers = [status(500), status(402), TOKEN];
  const { sent, goOn } = await drawPayment(() => answers.shift());
  fillCard();
  await press();
  await press('Tentar novamente');
  fillSecrets();
  await press();
  await press('Fazer uma nova compra mesmo assim');
  expect(sent()).toHaveLength(2);
  expect(document.activeElement).toBe(field('Número do cartão'));
  fillSecrets();
  await press();
  expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
  const [first, , last] = sent().map(({ headers }) => headers?.['Idempotency-Key']);
  expect(last).not.toBe(first);
});

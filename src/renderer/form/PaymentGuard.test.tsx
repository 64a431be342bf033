import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
import { draw } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { paste } from '../../../tests/drawing/typing.ts';
import {
  purchaseHash,
  subjectHash,
  type PurchaseIdentity,
} from '../../checkout/payment/purchase-identity.ts';
import type { PaymentAttempt } from '../../checkout/payment/payment-attempt.ts';

test('an unknown outcome closes the form, which opens again for who asks for it, with the number to type', async () => {
  const answers = [status(500), TOKEN];
  const { sent, goOn } = await drawPayment(() => answers.shift());
  fillCard();
  press();
  await settle();
  expect(screen.queryByRole('button', PAY)).toBeNull();
  const words = screen.getByRole('region').textContent;
  expect(words).toContain('Se a confirmação não chegou, tente novamente');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(screen.getByRole('button', PAY)).toBeDefined();
  expect(document.activeElement).toBe(field('Número do cartão'));
  expect(field('Nome no cartão').value).toBe('Ana Lima');
  fillSecrets();
  press();
  await settle();
  expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
  expect(sent()).toHaveLength(2);
});

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
const buttonCalled = (name: string) => screen.getByRole('button', { name });

test('on arrival at a purchase that is bought: its confirmation in place of the form', async () => {
  write('approved');
  const { goOn, checkout } = await drawPayment(TOKEN);
  expect(notice()).toBe('Você já concluiu esta compra.Ver confirmaçãoComprar novamente');
  fireEvent.click(buttonCalled('Ver confirmação'));
  expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
  expect(checkout.visit.state().boughtElsewhere).toBe('approved');
});

test('a purchase that waits to be paid says so, and that only one payment is due', async () => {
  write('pending');
  const { goOn } = await drawPayment(TOKEN);
  expect(notice()).toContain('Esta compra já foi feita e aguarda o pagamento.');
  expect(notice()).toContain('Pague só um: outro pagamento é cobrado à parte.');
  fireEvent.click(buttonCalled('Pagar de outra forma'));
  expect(notice()).toBeUndefined();
  expect(screen.getByText(/Pague só um/)).toBeDefined();
  fireEvent.click(buttonCalled('Ver confirmação'));
  expect(goOn).toHaveBeenCalledExactlyOnceWith('pending');
});

test('buying once more is a deliberate act: it opens the form, and its button pays', async () => {
  write('approved');
  const { goOn, sent } = await drawPayment(TOKEN);
  fireEvent.click(buttonCalled('Comprar novamente'));
  expect(notice()).toBeUndefined();
  expect(screen.getByText(/^Você escolheu fazer uma nova compra/)).toBeDefined();
  expect(sent()).toEqual([]);
  fillCard();
  press();
  await settle();
  expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
  expect(sent()).toHaveLength(1);
});

/** The lock of this purchase, as the browser tells of it. */
function holdLock(isHeld = true) {
  const lock = { isHeld };
  const held = () => (lock.isHeld ? [{ name: `guiche.purchase.${purchaseHash(HERE)}` }] : []);
  const query = async () => ({ held: held() });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { query } });
  return (isHeldNow = false) => void (lock.isHeld = isHeldNow);
}

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

test.each<[PaymentAttempt['state'], string | undefined]>([
  ['approved', 'Você já concluiu esta compra.'],
  ['refused', undefined],
])('under way in another tab: it says so until that one ends, %s', async (state, words) => {
  const release = holdLock();
  write('sending');
  await drawPayment(TOKEN);
  expect(notice()).toBe(
    'Este pagamento está sendo processado em outra aba.Esta tela muda sozinha quando ele terminar.',
  );
  release();
  write(state);
  await hear();
  if (words) expect(notice()).toContain(words);
  else expect(notice()).toBeUndefined();
});

test('a buyer who types while another tab pays is led to the words, and the typed values stay', async () => {
  await drawPayment(TOKEN);
  paste(field('Nome no cartão'), 'Ana Lima');
  act(() => field('Nome no cartão').focus());
  write('approved');
  await hear();
  expect(document.activeElement?.textContent).toContain('Você já concluiu esta compra.');
  fireEvent.click(buttonCalled('Comprar novamente'));
  expect(field('Nome no cartão').value).toBe('Ana Lima');
});

test('pressed before it was known: the words take the focus, and one press more buys again', async () => {
  const { sent, goOn } = await drawPayment(TOKEN);
  fillCard();
  write('approved');
  press();
  await settle();
  expect(document.activeElement?.textContent).toContain('Você já concluiu esta compra.');
  expect(sent()).toEqual([]);
  fireEvent.click(buttonCalled('Comprar novamente'));
  await settle();
  expect(sent()).toHaveLength(1);
  expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
});

/** A payment of this device that nobody knows the outcome of, for another e-mail or by another tab. */
function leaveInDoubt() {
  leave({ key: 'first-key', state: 'unknown', at: Date.now(), purchases: [] });
}

const QUESTION = /^Um pagamento feito neste aparelho ainda não foi confirmado/;

test.each([
  ['É outra compra', /^Você escolheu fazer uma nova compra/],
  ['Continuar esse pagamento', /repetimos esse mesmo pagamento e não fazemos outro/],
])(
  'on arrival beside a payment in doubt of this device: the question in place of the form, which "%s" opens',
  async (answer, words) => {
    leaveInDoubt();
    const { sent, goOn } = await drawPayment(TOKEN);
    expect(screen.getByText(QUESTION)).toBeDefined();
    const isCovered = () => screen.getByRole('button', PAY).closest('[data-covered]') !== null;
    expect(isCovered()).toBe(true);
    fireEvent.click(buttonCalled(answer));
    expect(isCovered()).toBe(false);
    expect(screen.getByText(words)).toBeDefined();
    expect(document.activeElement).toBe(field('Número do cartão'));
    expect(sent()).toEqual([]);
    fillCard();
    press();
    await settle();
    expect(sent()).toHaveLength(1);
    expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
  },
);

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

test('an invoice that is paid is not paid again, whoever comes', async () => {
  write('approved', { ...HERE, offer: 'invoice', resourceId: 'F1' });
  draw({ template: 'payment/[id]', offer: 'invoice', resourceId: 'F1' });
  await settle();
  expect(notice()).toBe('Esta fatura já foi paga.Ver confirmação');
});

test('a buyer who typed while another tab tried to pay is led back to the form once that tab has not', async () => {
  const setLock = holdLock(false);
  await drawPayment(TOKEN);
  act(() => field('Nome no cartão').focus());
  setLock(true);
  write('sending');
  await hear();
  expect(document.activeElement?.textContent).toContain('está sendo processado em outra aba');
  setLock(false);
  write('refused');
  await hear();
  expect(notice()).toBeUndefined();
  expect(document.activeElement?.contains(field('Nome no cartão'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CARD, LEAD } from '../../../tests/drawing/buyer.ts';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { draw } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { choose, leave, paste, type } from '../../../tests/drawing/typing.ts';
import { gate } from '../../../tests/fakes/gate.ts';
import { ApiError } from '../../api/api-error.ts';

const TOKEN = { token: 'T' };
const status = (code: number) => new ApiError('payV2', { kind: 'status', status: code });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const radio = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Confirmar pagamento' }));
/** The sentences that say what became of the press. */
const outcome = () =>
  [...document.querySelectorAll('[data-outcome] :is(span, strong)')].map(
    ({ textContent }) => textContent,
  );

/** The payment screen of a buyer who came by the lead screen, or not. */
async function drawPayment(payV2: unknown, { hasLead = true, price = A_PRODUCT as unknown } = {}) {
  const page = { hasLead };
  const answers = { getProductV1: price, createLead: { leadId: 'L1' }, payV2 };
  if (hasLead) sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  const drawn = draw({ template: 'payment', answers, page });
  await settle();
  const sent = () => drawn.checkout.client.calls.filter((one) => one.operationId === 'payV2');
  return { ...drawn, sent };
}

function fillCard(number = String(CARD.cardNumber)) {
  paste(field('Número do cartão'), number);
  paste(field('Nome no cartão'), 'Ana Lima');
  paste(field('Validade'), '12/30');
  paste(field('CVV'), '123');
}

function fillSecrets() {
  paste(field('Número do cartão'), '4111111111111111');
  paste(field('CVV'), '123');
}

test('[SCREEN-19] [SCREEN-20] [SCREEN-25] the card goes out with the chosen instalment', async () => {
  const { sent, goOn } = await drawPayment(TOKEN);
  fillCard();
  choose(field('Parcelas'), '12');
  press();
  await settle();
  expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
  const card = {
    company: 'visa',
    holder: 'Ana Lima',
    number: '4111111111111111',
    expiration: '12/30',
    cvv: '123',
  };
  expect(sent()).toHaveLength(1);
  expect(sent()[0]!.body!.paymentMethods).toEqual([
    { type: 'creditcard', amount: 499, installments: 12, card },
  ]);
});

test('[ERROR-02] a refusal: the payment error, the number to correct, and the CVV to type again', async () => {
  const answers = [status(422), TOKEN];
  const { sent, goOn } = await drawPayment(() => answers.shift());
  fillCard('4000000000000002');
  press();
  await settle();
  expect(outcome()).toEqual([
    'Não conseguimos processar a transação. Faça uma nova tentativa.',
    'Nada foi cobrado. Confira os dados, a validade e o limite do cartão, ou use outro.',
  ]);
  const left = ['Número do cartão', 'CVV', 'Nome no cartão', 'Validade'];
  expect(left.map((label) => field(label).value)).toEqual([
    '4000 0000 0000 0002',
    '',
    'Ana Lima',
    '12/30',
  ]);
  expect(field('Número do cartão').getAttribute('aria-invalid')).toBeNull();
  fillSecrets();
  press();
  await settle();
  expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
  expect(sent()).toHaveLength(2);
});

test.each([409, 500])(
  '[ERROR-01] an unknown outcome (%i): the general error, no invitation to pay again',
  async (code) => {
    const { sent, checkout } = await drawPayment(status(code));
    fillCard();
    press();
    await settle();
    // Beside the dialog the page tells it once, in the notice about payments in doubt.
    expect(outcome()).toEqual([]);
    expect(screen.getAllByText(/onfira o seu e.mail e o extrato/)).toHaveLength(1);
    expect(field('Número do cartão').value).toBe('');
    expect(sent()).toHaveLength(1);
    expect(checkout.report).toHaveBeenCalledWith(expect.any(ApiError), 'payV2');
  },
);

test('the press without a connection sends nothing, and keeps the card too', async () => {
  const { sent, goOn } = await drawPayment(TOKEN);
  fillCard();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  press();
  await settle();
  expect(outcome()).toEqual([
    'Você está sem conexão. Nada foi enviado, e o que você digitou continua aqui.',
  ]);
  expect(sent()).toEqual([]);
  expect([field('Número do cartão').value, field('CVV').value]).not.toContain('');
  line.mockRestore();
  press();
  await settle();
  expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
});

test('[ROUTE-40] without a lead its fields stand above the card, and the lead goes out first', async () => {
  const { checkout, goOn } = await drawPayment(TOKEN, { hasLead: false });
  const ids = screen.getAllByRole('textbox').map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual(['f.name', 'f.email', 'f.phone', 'f.cardNumber']);
  paste(field('Nome completo'), LEAD.name);
  paste(field('E-mail'), LEAD.email);
  paste(field('Celular'), LEAD.phone);
  fireEvent.click(screen.getByRole('checkbox'));
  fillCard();
  press();
  await settle();
  expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
  const names = checkout.client.calls.map(({ operationId }) => operationId);
  expect(names.filter((name) => name !== 'getProductV1')).toEqual(['createLead', 'payV2']);
});

test('a refusal right after the lead was made does not make it twice', async () => {
  const answers = [status(402), TOKEN];
  const { checkout, goOn } = await drawPayment(() => answers.shift(), { hasLead: false });
  paste(field('Nome completo'), LEAD.name);
  paste(field('E-mail'), LEAD.email);
  paste(field('Celular'), LEAD.phone);
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

test('when the price cannot be had nothing is sold, until asking again brings it', async () => {
  const prices = [new ApiError('getProductV1', { kind: 'network' }), A_PRODUCT];
  const { sent, goOn } = await drawPayment(TOKEN, { price: () => prices.shift() });
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível carregar o preço');
  fillCard();
  press();
  await settle();
  expect(sent()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await settle();
  press();
  await settle();
  expect(sent()).toHaveLength(1);
  expect(goOn).toHaveBeenCalledExactlyOnceWith('approved');
});

test('[RULE-42] [ERROR-04] where the number does not show the company, it has to be chosen', async () => {
  await drawPayment(TOKEN);
  press();
  expect(screen.queryByText('Revise a bandeira do cartão.')).toBeNull();
  paste(field('Número do cartão'), '9999 9999 9999 9995');
  press();
  expect(screen.getAllByText('Revise a bandeira do cartão.')).not.toHaveLength(0);
  choose(radio('Elo'));
  expect(screen.queryByText('Revise a bandeira do cartão.')).toBeNull();
});

test('[RULE-40] [RULE-41] [CONST-20] the CVV is as long as the company wants it', async () => {
  await drawPayment(TOKEN);
  const invalid = () => field('CVV').getAttribute('aria-invalid');
  type(field('CVV'), '12');
  leave(field('CVV'));
  expect(invalid()).toBe('true');
  type(field('CVV'), '3');
  expect(invalid()).toBeNull();
  type(field('CVV'), '4');
  expect(invalid()).toBeNull();
  choose(radio('Visa'));
  expect(invalid()).toBe('true');
  expect(screen.getByText('Revise o código de segurança.')).toBeTruthy();
  choose(radio('Amex'));
  expect(invalid()).toBeNull();
});

test('[ENTITY-03] dataForm keeps what was typed, but never card number or CVV', async () => {
  const { kept } = await drawPayment(status(500));
  fillCard();
  expect(kept()).toEqual({
    cardCompany: 'visa',
    cardName: 'Ana Lima',
    cardExpireDate: '12/30',
    installments: '1',
  });
  const everything = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  expect(everything()).not.toMatch(/4111|123/);
  press();
  await settle();
  expect(everything()).not.toMatch(/4111|"123"/);
});

test('after a reload everything is there again but card number and CVV', async () => {
  const { unmount } = await drawPayment(TOKEN);
  fillCard();
  choose(field('Parcelas'), '12');
  unmount();
  await drawPayment(TOKEN);
  const labels = ['Nome no cartão', 'Validade', 'Parcelas', 'Número do cartão', 'CVV'];
  expect(labels.map((label) => field(label).value)).toEqual(['Ana Lima', '12/30', '12', '', '']);
  expect(radio('Visa').checked).toBe(true);
});

test('card number and CVV go when the page goes, also into the back-forward cache', async () => {
  await drawPayment(TOKEN);
  fillCard();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect([field('Número do cartão').value, field('CVV').value]).toEqual(['', '']);
  expect(field('Nome no cartão').value).toBe('Ana Lima');
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

test('while the payment runs, the page behind is inert and reads what happens', async () => {
  const { isOpen, open } = gate();
  await drawPayment(() => isOpen.then(() => TOKEN));
  fillCard();
  press();
  await settle();
  const name = 'Processando o pagamento. Não feche nem recarregue esta página.';
  expect(screen.getByRole<HTMLDialogElement>('dialog', { name }).open).toBe(true);
  open();
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});

import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LEAD } from '../../../tests/drawing/buyer.ts';
import {
  drawPayment,
  field,
  fillCard,
  fillSecrets,
  press,
  status,
  TOKEN,
} from '../../../tests/drawing/card-payment.ts';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { choose, leave, paste, type } from '../../../tests/drawing/typing.ts';
import { gate } from '../../../tests/fakes/gate.ts';
import { ApiError } from '../../api/api-error.ts';

const radio = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** The sentences that say what became of the press. */
const outcome = () =>
  [...document.querySelectorAll('[data-outcome] :is(span, strong)')].map(
    ({ textContent }) => textContent,
  );

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

import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { fixtureBrand, loaded } from '../../../tests/drawing/brands.ts';
import { LEAD } from '../../../tests/drawing/buyer.ts';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { countedWork } from '../../../src/checkout/session/work-under-way.ts';
import { fillCard } from '../../../tests/drawing/card-payment.ts';
import { openApp, press } from '../../../tests/drawing/draw-app.tsx';
import { prepare } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';

const vc = fixtureBrand('vc');
const FULL = 'R$\u00a0499,00';
const HALF = 'R$\u00a0249,50';
const REFUSED = /não existe, já expirou ou não vale/;

interface Asked {
  query: { voucher?: string };
}
const [plan] = A_PRODUCT.plans;
const at = (amount: number) => ({
  ...A_PRODUCT,
  plans: [{ ...plan!, amount, installments: [{ id: '1', value: amount, totalValue: amount }] }],
});
const down = (status: number) => new ApiError('getProductV1', { kind: 'status', status });

/** Answers of an upstream that knows one code, refuses another, and is away for a third. */
const ANSWERS: Record<string, unknown> = {
  METADE: at(249.5),
  VENCIDO: down(410),
  FORA: down(503),
};
const priceOf = ({ query: { voucher = '' } }: Asked) => ANSWERS[voucher] ?? at(499);

/** Opens the payment of a brand whose JSON asks for the field, for a buyer who has been at the lead screen. */
async function open(link = '/payment', getProductV1: unknown = priceOf) {
  sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  sessionStorage.setItem('guiche.leadId', '"L1"');
  const answers = { getProductV1, updateLead: {}, payV2: { token: 'T' } };
  const opened = await openApp({ of: loaded(vc), link, answers });
  const vouchers = () =>
    opened.checkout.client.calls
      .filter(({ operationId }) => operationId === 'getProductV1')
      .map(({ query }) => query!.voucher);
  return { ...opened, vouchers };
}

const code = () => screen.getByLabelText<HTMLInputElement>(/^Cupom de desconto/);
const said = () => document.getElementById(code().getAttribute('aria-describedby')!)!.textContent;
const total = () => screen.getByText('Total').parentElement!.textContent;

/** An upstream that answers the price with a code when it is told to. */
function slowUpstream() {
  let answer: (product: unknown) => void = () => {};
  const getProductV1 = (asked: Asked) =>
    asked.query.voucher ? new Promise((resolve) => (answer = resolve)) : priceOf(asked);
  const answerAt = async (amount: number) => {
    await act(async () => answer(at(amount)));
    await settle();
  };
  return { getProductV1, answerAt };
}

async function apply(text: string) {
  fireEvent.change(code(), { target: { value: text } });
  await press('Aplicar');
}

test('[QUERY-06] an accepted coupon is the price shown, the price charged and the voucher of the request', async () => {
  const { checkout, address } = await open();
  const status = document.getElementById(code().getAttribute('aria-describedby')!)!;
  expect([status.getAttribute('role'), status.textContent]).toEqual(['status', '']);
  expect(total()).toContain(FULL);
  await apply(' METADE ');
  expect(total()).toContain(HALF);
  // The field announces it, and not the summary beside it.
  expect(screen.getAllByText(/^Cupom METADE aceito/)).toEqual([status]);
  expect(said()).toBe(`Cupom METADE aceito: de ${FULL} por ${HALF}.`);
  expect(address()).toBe('/payment?voucher=METADE');
  fillCard();
  await press('Confirmar pagamento');
  const paid = checkout.client.calls.find(({ operationId }) => operationId === 'payV2')!;
  expect(paid.body).toMatchObject({ voucher: 'METADE', amount: 249.5 });
});

test('a coupon takes the place of the voucher of the link, and can be taken away again', async () => {
  const { address, vouchers } = await open('/payment?voucher=NADA&seller=ana');
  expect(said()).toBe('O cupom NADA não altera o preço.');
  await apply('METADE');
  expect(address()).toBe('/payment?seller=ana&voucher=METADE');
  await press('Remover');
  expect(address()).toBe('/payment?seller=ana');
  expect([total(), said()]).toEqual([
    expect.stringContaining(FULL),
    'Cupom removido: vale o preço normal.',
  ]);
  expect([code().value, code().readOnly]).toEqual(['', false]);
  expect(vouchers()).toEqual(['NADA', undefined, 'METADE']);
});

test('a coupon of another plan than the chosen one changes nothing', async () => {
  const yearly = { ...plan!, installments: [] };
  const monthly = { ...yearly, id: 'mensal', name: 'Plano mensal', amount: 49, type: 'monthly' };
  const both = ({ query: { voucher } }: Asked) => ({
    ...A_PRODUCT,
    plans: [{ ...yearly, amount: voucher ? 249.5 : 499 }, monthly],
  });
  sessionStorage.setItem('defaultSelectedPlan', '"mensal"');
  await open('/payment', both);
  expect(document.body.textContent).toContain('R$\u00a049,00');
  await apply('METADE');
  expect(said()).toMatch(REFUSED);
});

test('a payment that was confirmed meanwhile keeps the price that it was confirmed by', async () => {
  const { getProductV1, answerAt } = slowUpstream();
  const { address, checkout } = await open('/payment', getProductV1);
  await apply('METADE');
  let pay: (outcome: unknown) => void = () => {};
  const payment = countedWork(() => new Promise((resolve) => (pay = resolve)), true);
  await answerAt(249.5);
  expect(address()).toBe('/payment');
  expect(total()).toContain(FULL);
  expect([said(), code().readOnly]).toEqual(['', false]);
  pay(undefined);
  await payment;
  expect(checkout.client.calls.map(({ operationId }) => operationId)).not.toContain('payV2');
});

test('the switch to another method keeps it, in price and field', async () => {
  const { address } = await open('/payment');
  await apply('METADE');
  fireEvent.click(screen.getByText('Pix', { selector: '[href] *, [href]' }));
  await settle();
  expect(address()).toMatch(/^\/pix\?.*voucher=METADE/);
  expect([code().value, code().readOnly]).toEqual(['METADE', true]);
  expect(total()).toContain(HALF);
  await press('Remover');
  expect(address()).toMatch(/^\/pix(?!.*voucher)/);
  expect(total()).toContain(FULL);
});

test.each([
  ['SEMEFEITO', REFUSED, 'true'],
  ['VENCIDO', REFUSED, 'true'],
  ['FORA', /^Não foi possível conferir o cupom agora\. Nada mudou/, null],
  ['   ', /^Digite o código do cupom\./, 'true'],
])(
  'a code that is not accepted changes nothing and is kept: "%s"',
  async (typed, words, isInvalid) => {
    const { address } = await open('/payment?seller=ana');
    await apply(typed);
    expect(said()).toMatch(words);
    expect(total()).toContain(FULL);
    expect([code().value, code().readOnly]).toEqual([typed, false]);
    expect(code().getAttribute('aria-invalid')).toBe(isInvalid);
    expect(address()).toBe('/payment?seller=ana');
  },
);

test('Enter asks for the price and sends no payment', async () => {
  const { checkout } = await open();
  fireEvent.change(code(), { target: { value: 'METADE' } });
  expect(code().closest('form')).toBeNull();
  const isLeft = fireEvent.keyDown(code(), { key: 'Enter' });
  await settle();
  expect(isLeft).toBe(false);
  expect(total()).toContain(HALF);
  fireEvent.keyDown(code(), { key: 'Enter' });
  await settle();
  expect(total(), 'Enter does not take an applied coupon away').toContain(HALF);
  expect(checkout.client.calls.map(({ operationId }) => operationId)).not.toContain('payV2');
  expect(screen.queryByText('Revise o número do cartão.')).toBeNull();
});

test('a slow answer: the field says so, and a second press asks nothing', async () => {
  const { getProductV1, answerAt } = slowUpstream();
  const { vouchers } = await open('/payment', getProductV1);
  await apply('METADE');
  expect([said(), code().readOnly]).toEqual(['Conferindo o cupom…', true]);
  expect(screen.getByRole('button', { name: 'Aplicar' }).ariaDisabled).toBe('true');
  await press('Aplicar');
  expect(vouchers().filter((one) => one === 'METADE')).toHaveLength(1);
  await answerAt(249.5);
  expect(total()).toContain(HALF);
});

test('before the program knows the visit the button is closed: a press could not be answered', () => {
  const answers = { getProductV1: A_PRODUCT };
  const { Drawn } = prepare({ of: loaded(vc), template: 'payment', answers });
  document.body.innerHTML = renderToString(<Drawn />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Aplicar' }).disabled).toBe(true);
});

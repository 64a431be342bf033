import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { A_PLAN, aTab, LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { payBy } from './pay.ts';

const payBoleto = payBy('boleto');
const SLIP_PLAN = { ...A_PLAN, paymentMethods: undefined };

const LINE = '00190500954014481606906809350314337370000000100';

function paying(payV2: unknown) {
  const tab = aTab();
  tab.visit.keepLead(LEAD, 'L1');
  const checkout = aCheckout(brandWith(), { ...tab, answers: { payV2 } });
  const press = () => payBoleto({ checkout, values: {}, plan: async () => SLIP_PLAN });
  return { checkout, press };
}

test('[CALL-22] a boleto payment asks for the plan amount, without a card', async () => {
  const { checkout, press } = paying({ token: 'T', boleto: { line: LINE } });
  expect(await press()).toMatchObject({ kind: 'pending' });
  expect(checkout.client.calls).toEqual([
    expect.objectContaining({
      operationId: 'payV2',
      body: expect.objectContaining({
        type: 'bankslip',
        paymentMethods: [{ type: 'boleto', amount: 499 }],
      }),
    }),
  ]);
});

test('the slip is kept for the success screen, and asking once more brings no second one', async () => {
  const { checkout, press } = paying({ token: 'T', boleto: { line: LINE } });
  await press();
  expect(checkout.visit.state().purchase).toMatchObject({
    method: 'boleto',
    result: { boleto: { line: LINE } },
  });
  expect(await press()).toEqual({ kind: 'already', state: 'pending' });
  expect(checkout.client.calls).toHaveLength(1);
});

test('an answer without a token is unknown, its line is not kept', async () => {
  const { checkout, press } = paying({ boleto: { line: LINE } });
  expect(await press()).toMatchObject({ kind: 'unknown' });
  expect(checkout.visit.state().purchase).toBeUndefined();
});

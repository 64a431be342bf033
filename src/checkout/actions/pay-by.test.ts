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

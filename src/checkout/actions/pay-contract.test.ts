import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { A_PLAN, aTab, CARD, LEAD, PIX_CODE } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import type { Answers } from '../../../tests/fakes/client.ts';
import { ApiError } from '../../api/api-error.ts';
import { pay } from './pay.ts';
import { payPix } from './pay-pix.ts';

const refusal = new ApiError('payV2', { kind: 'status', status: 402 });

/** A buyer of a brand whose sales have contracts; the answers of payments come in this order. */
function paying(payments: unknown[], answers: Answers = { generateContract: {} }) {
  const tab = aTab();
  tab.visit.keepLead(LEAD, 'L1');
  const brand = brandWith({ brand: { contract: true } });
  const checkout = aCheckout(brand, {
    ...tab,
    answers: { ...answers, payV2: () => payments.shift() },
  });
  const input = { checkout, values: CARD, plan: async () => A_PLAN };
  const contracts = () =>
    checkout.client.calls.flatMap(({ operationId, body }) =>
      operationId === 'generateContract' ? body! : [],
    );
  return { checkout, press: () => pay(input), pressPix: () => payPix(input), contracts };
}

test('[CALL-16] an accepted payment has its contract made, and a failure of that costs nothing', async () => {
  const error = new ApiError('generateContract', { kind: 'network' });
  const { checkout, press, contracts } = paying([{ token: 'T' }], { generateContract: error });
  expect(await press()).toMatchObject({ kind: 'approved' });
  expect(contracts()).toMatchObject([
    { leadId: 'L1', planId: 'alfa-anual', email: LEAD.email, token: 'T' },
  ]);
  expect(checkout.report).toHaveBeenCalledExactlyOnceWith(error, 'generateContract');
});

test('[CALL-16] a code that waits to be paid has its contract made too', async () => {
  const { pressPix, contracts } = paying([{ token: 'T', pix: { emv: PIX_CODE } }]);
  await pressPix();
  expect(contracts()).toMatchObject([{ token: 'T' }]);
});

test('[CALL-16] a refused payment has no contract made, also after one that was accepted', async () => {
  const { checkout, press, contracts } = paying([refusal, { token: 'MAIN' }, refusal]);
  expect(await press()).toMatchObject({ kind: 'refused' });
  expect(contracts()).toEqual([]);
  await press();
  checkout.offer = 'upsell';
  checkout.productCode = 'BETA';
  expect(await press()).toMatchObject({ kind: 'refused' });
  expect(contracts()).toMatchObject([{ token: 'MAIN' }]);
});

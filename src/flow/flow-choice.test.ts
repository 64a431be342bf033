import { expect, test } from 'vitest';
import { asksForSlip, choicesOf } from './flow-choice.ts';

test.each([
  ['bankslip', undefined, true],
  ['bankslip', 'pix', true],
  ['default', 'bankslip', true],
  ['default', undefined, false],
  ['pix', 'pix', false],
])('[FLOW-12] the flow %s by the route %s asks for a bank slip: %s', (id, route, expected) => {
  expect(asksForSlip({ id }, { route })).toBe(expected);
});

test('[FLOW-13] only flows that routes or vouchers lead to are choices', () => {
  const steps = [{ id: 'lead', templateId: 'lead' }];
  expect(
    choicesOf([
      { id: 'default', steps },
      { id: 'extended', steps, choose: { voucher: ['msjana'] } },
    ]),
  ).toEqual([{ flowId: 'extended', voucher: ['msjana'] }]);
});

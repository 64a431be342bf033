import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aTab, LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { ApiError } from '../../api/api-error.ts';
import { validatePhone } from './validate-phone.ts';

const answered = (status: number) => new ApiError('validatePhone', { kind: 'status', status });

function checking(answer: unknown) {
  const answers = { validatePhone: answer };
  const checkout = aCheckout(brandWith(), { ...aTab({ lead: LEAD }), answers });
  const input = { checkout, values: { code: '123 456' }, plan: async () => undefined };
  return { checkout, outcome: validatePhone(input) };
}

test('[CALL-21] the code goes out with business and product, and 200 leads on', async () => {
  const { checkout, outcome } = checking(undefined);
  expect(await outcome).toEqual({ kind: 'continue' });
  const body = { code: '123456', business: 'other', productCode: 'ALFA' };
  const call = { operationId: 'validatePhone', path: { leadId: 'L1' }, body };
  expect(checkout.client.calls).toEqual([call]);
});

test.each([400, 404, 422])(
  '[CALL-21] [MONITOR-03] %i is a wrong code, which the buyer corrects and operators see',
  async (status) => {
    const { checkout, outcome } = checking(answered(status));
    expect(await outcome).toEqual({ kind: 'incorrect', fields: ['code'] });
    expect(checkout.report).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError), 'validatePhone');
  },
);

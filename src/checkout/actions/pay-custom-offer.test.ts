import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { A_PLAN, aTab, CARD, LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { ApiError } from '../../api/api-error.ts';
import { saleAt } from '../offer/sale-at.ts';
import { pay } from './pay.ts';
import { payCustomOffer } from './pay-custom-offer.ts';

const answered = (status: number) => new ApiError('verifyCard', { kind: 'status', status });

async function offered(
  verifyCard: unknown,
  hasBought = true,
  price: typeof A_PLAN | null = A_PLAN,
) {
  const tab = aTab();
  tab.visit.keepLead(LEAD, 'L1');
  const payV2 = { token: 'T', paymentProfileIds: ['p1', 'p2'] };
  const whole = aCheckout(brandWith(), { ...tab, answers: { payV2, verifyCard } });
  const input = { checkout: whole, values: CARD, plan: async () => A_PLAN };
  if (hasBought) await pay(input);
  const checkout = saleAt(whole, { templateId: 'custom-offer' });
  const press = () => payCustomOffer({ ...input, checkout, plan: async () => price ?? undefined });
  const made = () => whole.client.calls.slice(hasBought ? 1 : 0);
  return { press, made, report: whole.report };
}

test('[CALL-27] the card is verified for the first payment profile, then the offer is paid', async () => {
  const { press, made } = await offered(undefined);
  expect(await press()).toMatchObject({ kind: 'approved' });
  const [check, payment, ...more] = made();
  expect(more).toEqual([]);
  expect(check).toEqual({
    operationId: 'verifyCard',
    path: { id: 'p1' },
    body: {
      company: 'visa',
      holder: 'ANA LIMA',
      number: '4111111111111111',
      expiration: '12/30',
      cvv: '123',
    },
  });
  expect(payment).toMatchObject({ operationId: 'payV2', headers: { 'Idempotency-Key': 'key-2' } });
});

test('[ERROR-06] a refused card charges nothing, and is reported without the card', async () => {
  const error = answered(422);
  const { press, made, report } = await offered(error);
  expect(await press()).toEqual({ kind: 'refused', fields: [] });
  expect(made()).toHaveLength(1);
  expect(report).toHaveBeenCalledExactlyOnceWith(error, 'verifyCard');
  expect(JSON.stringify(report.mock.calls)).not.toContain('4111');
});

test.each([answered(500), answered(429), new ApiError('verifyCard', { kind: 'network' })])(
  'without a verdict (%s) nothing is charged, and it may be tried again',
  async (error) => {
    const { press, made, report } = await offered(error);
    expect(await press()).toEqual({ kind: 'failed' });
    expect(made()).toHaveLength(1);
    expect(report).toHaveBeenCalledExactlyOnceWith(error, 'verifyCard');
  },
);

test('without a purchase there is nothing to verify, and nothing goes out', async () => {
  const { press, made } = await offered(undefined, false);
  expect(await press()).toEqual({ kind: 'failed' });
  expect(made()).toEqual([]);
});

test('without a price no card is verified, and nothing goes out', async () => {
  const { press, made } = await offered(undefined, true, null);
  expect(await press()).toEqual({ kind: 'failed' });
  expect(made()).toEqual([]);
});

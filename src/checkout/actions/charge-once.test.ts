import { expect, test, vi } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aTab } from '../../../tests/drawing/buyer.ts';
import { aCheckout, aPage } from '../../../tests/drawing/checkout.ts';
import { gate } from '../../../tests/fakes/gate.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Checkout } from '../checkout.ts';
import { chargeOnce } from './charge-once.ts';

const TOKEN = { token: 'T' };
const CARD_SALE = { plan: 'alfa-anual', email: 'ana@mail.example', method: 'creditcard' } as const;
const PIX_SALE = { ...CARD_SALE, method: 'pix' } as const;
const refusal = new ApiError('payV2', { kind: 'status', status: 402, fields: ['cardCVV'] });
const silence = new ApiError('payV2', { kind: 'timeout', timeoutMs: 60_000 });

const BRAND = brandWith({ brand: { multiProfile: { profiles: { 'alfa-anual': 4 } } } });

function selling(changes: Partial<Checkout> = {}) {
  const checkout = { ...aCheckout(BRAND, aTab()), ...changes };
  const charge = (sold: Parameters<typeof chargeOnce>[1], send: () => unknown, again = false) =>
    chargeOnce({ checkout, again }, sold, 'payV2', async () => send());
  return { checkout, charge };
}

test('the charge waits for the captcha token and carries it with the key', async () => {
  const { isOpen, open } = gate();
  const captcha = vi.fn<() => Promise<string>>(() => isOpen.then(() => 'captcha-1'));
  const { checkout } = selling({ captcha, track: vi.fn<Checkout['track']>() });
  const send = vi.fn<(attempt: unknown) => Promise<unknown>>(async () => TOKEN);
  const charged = chargeOnce({ checkout }, CARD_SALE, 'payV2', send);
  await vi.waitFor(() => expect(captcha).toHaveBeenCalledWith('payV2'));
  expect(send).not.toHaveBeenCalled();
  open();
  expect(await charged).toMatchObject({ kind: 'approved' });
  const headers = { 'Idempotency-Key': 'key-1', 'x-request-id': 'request-1' };
  const attempt = { headers, captchaToken: 'captcha-1', terms: CARD_SALE };
  expect(send).toHaveBeenCalledExactlyOnceWith(attempt);
  const tracked = { kind: 'payment', sale: checkout, terms: CARD_SALE };
  expect(checkout.track).toHaveBeenCalledExactlyOnceWith(tracked);
});

test('a repeat without a captcha token is not sent: a wall would refuse it', async () => {
  const tokens = ['captcha-1', '', 'captcha-2'];
  const captcha = async () => tokens.shift()!;
  const { checkout, charge } = selling({ captcha, page: aPage({ captcha: 'https://c.example/' }) });
  const send = vi.fn<() => unknown>(() => Promise.reject(silence));
  await charge(CARD_SALE, send);
  expect(await charge(CARD_SALE, send)).toEqual({ kind: 'failed', isNotSent: true });
  expect(send).toHaveBeenCalledOnce();
  expect(checkout.report).toHaveBeenLastCalledWith(expect.any(ApiError), 'payV2');
  expect(await charge(CARD_SALE, () => TOKEN)).toMatchObject({ kind: 'approved' });
});

test('success of an earlier request keeps its plan for the visit, and says so with a masked e-mail', async () => {
  const step = { id: 'pagar', templateId: 'payment' } as const;
  const { checkout, charge } = selling({ step });
  await charge(CARD_SALE, () => Promise.reject(silence));
  const changed = { ...CARD_SALE, plan: 'alfa-mensal', email: 'rui@mail.example' };
  const asked = await charge(changed, () => TOKEN);
  expect(asked).toMatchObject({ kind: 'inDoubt', doubts: [{ key: 'key-1' }] });
  const doubt = { is: 'continue', key: 'key-1' } as const;
  const sent: unknown[] = [];
  await chargeOnce({ checkout, doubt }, changed, 'payV2', async ({ terms }) => {
    sent.push(terms);
    return TOKEN;
  });
  expect(sent).toMatchObject([{ ...CARD_SALE, screen: 'payment', query: checkout.link.query }]);
  expect(checkout.session.read('PURCHASED_PLAN')).toBe('alfa-anual');
  const { purchase } = checkout.visit.state();
  expect(purchase).toMatchObject({ plan: 'alfa-anual', method: 'creditcard' });
  expect(purchase!.earlier).toMatchObject({ plan: 'alfa-anual', email: 'a***@mail.example' });
});

test.each([
  ['main', CARD_SALE, 'approved', true],
  ['upgrade', CARD_SALE, 'approved', true],
  ['main', PIX_SALE, 'pending', true],
  ['upsell', CARD_SALE, 'approved', false],
  ['custom', CARD_SALE, 'approved', false],
  ['renewal', CARD_SALE, 'approved', false],
  ['invoice', CARD_SALE, 'approved', false],
] as const)(
  '[ENTITY-07] [ENTITY-08] of an accepted %s sale is kept what is its own',
  async (...row) => {
    const [offer, sold, state, isPurchase] = row;
    const { checkout, charge } = selling({ offer, resourceId: 'r-1' });
    checkout.session.set('PURCHASED_PLAN', 'alfa-mensal');
    checkout.session.set('PURCHASED_PROFILES_AMOUNT', 1);
    checkout.visit.keepBump('bump-1');
    expect(await charge(sold, () => TOKEN)).toMatchObject({ kind: state });
    // A code that is not paid yet may be followed by a card: the bump is sold with that, too.
    const isBumpSold = state === 'approved' && offer === 'main';
    expect(checkout.visit.state().bump).toBe(isBumpSold ? undefined : 'bump-1');
    const [plan, profiles] = isPurchase ? ['alfa-anual', 4] : ['alfa-mensal', 1];
    expect(checkout.session.read('PURCHASED_PLAN')).toBe(plan);
    expect(checkout.session.read('PURCHASED_PROFILES_AMOUNT')).toBe(profiles);
    if (!isPurchase) return;
    const { purchase } = checkout.visit.state();
    expect(purchase).toMatchObject({ state, result: { token: 'T' } });
  },
);

test.each(['main', 'upsell', 'invoice'] as const)(
  'a %s sale that was made before is noted, not charged again',
  async (offer) => {
    const { checkout, charge } = selling({ offer, resourceId: 'inv-1' });
    await charge(CARD_SALE, () => TOKEN);
    const number = offer === 'invoice' ? 'inv-1' : undefined;
    expect(checkout.visit.state().invoice?.receipt?.number).toBe(number);
    expect(checkout.visit.state().elsewhere?.[offer]).toBeUndefined();
    const send = vi.fn<() => unknown>(() => TOKEN);
    expect(await charge(CARD_SALE, send)).toEqual({ kind: 'already', state: 'approved' });
    expect(send).not.toHaveBeenCalled();
    expect(checkout.visit.state().elsewhere?.[offer]).toBe('approved');
  },
);

test('[MONITOR-03] a refusal names the fields that the upstream refused, is reported and keeps nothing', async () => {
  const { checkout, charge } = selling();
  const outcome = await charge(CARD_SALE, () => Promise.reject(refusal));
  expect(outcome).toEqual({ kind: 'refused', fields: ['cardCVV'] });
  expect(checkout.session.read('PURCHASED_PLAN')).toBeUndefined();
  expect(checkout.report).toHaveBeenCalledExactlyOnceWith(refusal, 'payV2');
});

test.each([
  ['a lost answer', () => Promise.reject(silence)],
  ['an answer without a token', () => ({})],
])('%s is unknown, reported, and nothing counts as bought', async (_, send) => {
  const { checkout, charge } = selling();
  const unknown = { kind: 'unknown', requestId: 'request-1' };
  expect(await charge(CARD_SALE, send)).toMatchObject(unknown);
  const named = expect.objectContaining({ requestId: 'request-1' }) as ApiError;
  expect(checkout.report).toHaveBeenCalledExactlyOnceWith(named, 'payV2');
  expect(checkout.session.read('PURCHASED_PLAN')).toBeUndefined();
  expect(checkout.visit.state().purchase).toBeUndefined();
});

import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { A_PLAN, aTab, CARD, LEAD, PIX_CODE } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import { saleAt } from '../offer/sale-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import type { Action } from './action.ts';
import {
  pay,
  payBy,
  payCustomOffer,
  payInvoice,
  payLivelo,
  payPix,
  recover,
  renew,
} from './pay.ts';

/** Every action that pays, with the method that it pays by and the screen that it stands on. */
const ACTIONS: [string, Action, PaymentMethodKind, TemplateId, object?][] = [
  ['pay', pay, 'creditcard', 'payment'],
  ['pay by debit', pay, 'debitcard', 'payment', { paymentMethod: 'debitcard' }],
  ['payBoleto', payBy('boleto'), 'boleto', 'payment'],
  ['payPix', payPix, 'pix', 'pix'],
  ['payLivelo', payLivelo, 'livelo', 'livelo/payment'],
  ['pay an upsell', pay, 'creditcard', 'payment/upsell'],
  ['pay an upgrade', pay, 'creditcard', 'payment/upgrade'],
  ['payCustomOffer', payCustomOffer, 'creditcard', 'custom-offer'],
  ['recover', recover, 'creditcard', 'recovery/[id]'],
  ['renew', renew, 'creditcard', 'renew/[id]'],
];

interface Situation {
  /** `paymentMethods` of the plan; the product's are among them already. */
  listed?: PaymentMethodKind[];
  area?: 'BR' | 'MZ';
  /** `product.paymentMethods` of brand.json. */
  own?: Record<string, object>;
}

/** The outcome of a press, and the calls that move money. */
async function press(
  [, action, , templateId, values]: (typeof ACTIONS)[number],
  situation: Situation,
) {
  const { listed, area = 'BR', own } = situation;
  const tab = aTab({ lead: LEAD });
  const result = { token: 'T', paymentProfileIds: ['pp-1'] };
  const bought = { state: 'approved', method: 'pix', plan: 'x', result };
  tab.session.set('guiche.result.ALFA.main', bought);
  tab.visit.load();
  const plain = brandWith();
  const product = { ...plain.settings.product, paymentMethods: own };
  const brand = { ...plain, settings: { ...plain.settings, area, product } };
  const answer = { token: 'T', pix: { emv: PIX_CODE }, boleto: { line: '1' } };
  const paid = { payV1: answer, payV2: answer, renewV1: answer, renewV2: answer };
  const answers = { ...paid, verifyCard: {} };
  const whole = aCheckout(brand, { ...tab, answers });
  const checkout = { ...whole, ...saleAt(whole, { templateId, id: 'abc' }) };
  const plan = async () => ({ ...A_PLAN, paymentMethods: listed, points: 38500 });
  const outcome = await action({ checkout, values: { ...CARD, ...values }, plan, again: true });
  const sent = whole.client.calls.map(({ operationId }) => operationId);
  return { outcome, sent };
}

const REFUSED = { outcome: { kind: 'failed', isNotSent: true }, sent: [] };
const others = (method: PaymentMethodKind): PaymentMethodKind[] =>
  (['creditcard', 'debitcard', 'boleto', 'pix', 'livelo'] as const).filter((one) => one !== method);

test.each(ACTIONS)(
  '[ENTITY-38] [ENTITY-52] [ENTITY-54] %s sends what plan and brand.json let in, and nothing else',
  async (...row) => {
    const [, , method] = row;
    const listed = [method];
    const { sent } = await press(row, { listed });
    expect(sent.filter((call) => /^(pay|renew)/.test(call))).toHaveLength(1);
    const closed: Situation[] = [
      { listed: others(method) },
      { listed: [] },
      { listed, own: { [method]: { active: false } } },
      { listed, own: { [others(method)[0]!]: { only: true } } },
      ...(method.endsWith('card') ? [] : [{ listed, area: 'MZ' } as const]),
    ];
    for (const situation of closed) expect(await press(row, situation)).toEqual(REFUSED);
  },
);

test('an invoice is not paid by a card that brand.json closes', async () => {
  const row = ['payInvoice', payInvoice, 'creditcard', 'payment/[id]'] as (typeof ACTIONS)[number];
  expect(await press(row, { own: { creditcard: { active: false } } })).toEqual(REFUSED);
  expect((await press(row, {})).sent).toEqual(['payV1']);
});

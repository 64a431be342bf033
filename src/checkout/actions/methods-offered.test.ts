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
  const tab = aTab();
  tab.visit.keepLead(LEAD, 'L1');
  const result = { token: 'T', paymentProfileIds: ['pp-1'] };
  tab.session.set('guiche.result.ALFA.main', {
    state: 'approved',
    method: 'pix',
    plan: 'x',
    result,
  });
  tab.visit.load();
  const plain = brandWith();
  const product = { ...plain.settings.product, paymentMethods: own };
  const brand = { ...plain, settings: { ...plain.settings, area, product } };
  const answer = { token: 'T', pix: { emv: PIX_CODE }, boleto: { line: '1' } };
  const answers = {
    payV1: answer,
    payV2: answer,
    renewV1: answer,
    renewV2: answer,
    verifyCard: {},
  };
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

test.each(ACTIONS)('[ENTITY-38] %s sends what the plan lists, and nothing else', async (...row) => {
  const [, , method] = row;
  const { sent } = await press(row, { listed: [method] });
  expect(sent.filter((call) => call.startsWith('pay') || call.startsWith('renew'))).toHaveLength(1);
  expect(await press(row, { listed: others(method) })).toEqual(REFUSED);
  expect(await press(row, { listed: [] })).toEqual(REFUSED);
});

test.each(ACTIONS)('[ENTITY-54] %s sends nothing that brand.json closes', async (...row) => {
  const [, , method] = row;
  const listed = [method];
  expect(await press(row, { listed, own: { [method]: { active: false } } })).toEqual(REFUSED);
  const [other] = others(method);
  expect(await press(row, { listed, own: { [other!]: { only: true } } })).toEqual(REFUSED);
});

test.each(ACTIONS.filter(([, , method]) => !method.endsWith('card')))(
  '[ENTITY-52] %s sends nothing in Mozambique',
  async (...row) => {
    expect(await press(row, { listed: [row[2]], area: 'MZ' })).toEqual(REFUSED);
  },
);

test('an invoice is not paid by a card that brand.json closes', async () => {
  const row = ['payInvoice', payInvoice, 'creditcard', 'payment/[id]'] as (typeof ACTIONS)[number];
  expect(await press(row, { own: { creditcard: { active: false } } })).toEqual(REFUSED);
  expect((await press(row, {})).sent).toEqual(['payV1']);
});

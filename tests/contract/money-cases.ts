import type {
  CardDetails,
  PaymentMethod,
  PayV1Body,
  PayV2Body,
  RenewV1Body,
  RenewV2Body,
} from '../../src/contract/generated/api.ts';
import { CHARGING, casesWith, KEY, ODD, ODD_IN_PATH } from './contract-case.ts';

const charging = casesWith(CHARGING, { headers: { 'Idempotency-Key': KEY } });

const card: CardDetails = {
  company: 'visa',
  holder: 'ANA LIMA',
  number: '4242424242424242',
  expiration: '08/31',
  cvv: '123',
};
const inTwelve: PaymentMethod = { type: 'creditcard', amount: 300, installments: 12, card };
const atOnce: PaymentMethod = { type: 'creditcard', amount: 576, card };

const payment: PayV2Body = {
  name: 'Ana Lima',
  email: 'ana@example.com',
  amount: 300,
  business: 'exam-prep',
  captchaToken: 'captcha-1',
  document: '52998224725',
  operation: 'BR',
  type: 'extended',
  voucher: 'BEMVINDO',
  paymentMethods: [inTwelve],
  phone: '+5511987654321',
  sfLeadId: 'lead-1',
  plan: 'alfa-anual',
  planType: 'yearly',
  productCode: 'ALFA',
  seller: 'carlos',
  source: 'campanha-x-9',
  planId: 'alfa-anual',
};
const pix: PayV2Body = {
  name: 'Ana Lima',
  email: 'ana@example.com',
  amount: 576,
  captchaToken: '',
  paymentMethods: [{ type: 'pix', amount: 576 }],
  productCode: 'ALFA',
};
const twoCards: PayV2Body = {
  ...pix,
  paymentMethods: [
    { ...atOnce, amount: 500 },
    { ...atOnce, amount: 76, card: { ...card, company: 'mastercard', number: '5555555555554444' } },
  ],
};
const oddPayment: PayV2Body = { ...pix, name: ODD, voucher: ODD, productCode: ODD };

const invoice: PayV1Body = {
  invoiceId: 'fatura-1',
  name: 'Ana Lima',
  email: 'ana@example.com',
  phone: '+5511987654321',
  document: '52998224725',
  business: 'exam-prep',
  productCode: 'ALFA',
  seller: 'carlos',
  source: 'direto',
  operation: 'BR',
  captchaToken: 'captcha-1',
  paymentMethods: [{ type: 'creditcard', card }],
};
const leastInvoice: PayV1Body = {
  invoiceId: ODD,
  name: ODD,
  email: 'ana@example.com',
  captchaToken: '',
  productCode: 'ALFA',
  paymentMethods: [{ type: 'debitcard', card: { ...card, holder: ODD } }],
};

const sessionId = '0d4a3c1f-6f0a-4f0e-9a55-7b117f3f1c1e';
const metadata = { seller: 'carlos', source: 'direto', voucher: 'BEMVINDO', partner: 'escola' };
const renewal = {
  business: 'exam-prep',
  captchaToken: 'captcha-1',
  document: '52998224725',
  planId: 'alfa-anual',
  productCode: 'ALFA',
  seller: 'carlos',
  source: 'direto',
  sessionId,
  metadata,
};
const least = { captchaToken: '', planId: 'alfa-anual', productCode: 'ALFA', sessionId };
const renewalV1: RenewV1Body = { ...renewal, numberInstallments: 12, paymentMethod: inTwelve };
const leastV1: RenewV1Body = { ...least, paymentMethod: atOnce };
const renewalV2: RenewV2Body = {
  ...renewal,
  amount: 288,
  type: 'pix',
  paymentMethods: [{ type: 'pix', amount: 288 }],
};
const leastV2: RenewV2Body = { ...least, amount: 576, paymentMethods: [atOnce] };

const V2 = '/api/v2/payment';
const nothing: PayV2Body = { ...pix, amount: 0, paymentMethods: [{ type: 'pix', amount: 0 }] };
const token = { token: 'sandbox-token-2' };
const renewed = { path: { id: 'sub-1' } };
const renewedOdd = { path: { id: ODD } };
const renewAt = (version: 'v1' | 'v2', id = 'sub-1') => `/api/${version}/subscription/${id}/renew`;
const WITH_ODD = 'what it needs, with odd letters';

/** The calls that move money; no field of theirs is left to chance. */
export const MONEY_CASES = [
  charging(
    'payV2',
    'every field',
    V2,
    { body: payment },
    { ...token, paymentProfileIds: ['sandbox-profile-2'] },
  ),
  charging(
    'payV2',
    'what it needs, and a captcha token although it is empty',
    V2,
    { body: pix },
    token,
  ),
  charging('payV2', 'two cards', V2, { body: twoCards }),
  charging('payV2', 'odd letters', V2, { body: oddPayment }),
  charging('payV2', 'what is empty stays at home, but an amount of nothing', V2, {
    body: { ...nothing, voucher: '' },
    sent: nothing,
  }),
  charging('payV1', 'every field', '/api/v1/payment', { body: invoice }, token),
  charging('payV1', WITH_ODD, '/api/v1/payment', { body: leastInvoice }),
  charging('renewV1', 'every field', renewAt('v1'), { ...renewed, body: renewalV1 }, token),
  charging('renewV1', WITH_ODD, renewAt('v1', ODD_IN_PATH), { ...renewedOdd, body: leastV1 }),
  charging('renewV2', 'every field', renewAt('v2'), { ...renewed, body: renewalV2 }, token),
  charging('renewV2', WITH_ODD, renewAt('v2', ODD_IN_PATH), { ...renewedOdd, body: leastV2 }),
];

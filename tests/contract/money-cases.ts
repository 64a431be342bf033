import type {
  CardDetails,
  PaymentMethod,
  PayV1Body,
  PayV2Body,
  RenewV1Body,
  RenewV2Body,
} from '../../src/contract/generated/api.ts';
import { CHARGING, contractCase, KEY, ODD, ODD_IN_PATH } from './contract-case.ts';

const headers = { 'Idempotency-Key': KEY };
const post = (address: string, body: object) =>
  ({ method: 'POST', address, headers: CHARGING, body }) as const;

const card: CardDetails = {
  company: 'visa',
  holder: 'ANA LIMA',
  number: '4242424242424242',
  expiration: '08/31',
  cvv: '123',
};
const inTwelve: PaymentMethod = { type: 'creditcard', amount: 600, installments: 12, card };
const atOnce: PaymentMethod = { type: 'creditcard', amount: 576, card };

const payment: PayV2Body = {
  name: 'Ana Lima',
  email: 'ana@example.com',
  amount: 600,
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
  amount: 576,
  type: 'pix',
  paymentMethods: pix.paymentMethods,
};
const leastV2: RenewV2Body = { ...least, amount: 576, paymentMethods: [atOnce] };

/** The calls that move money; no field of theirs is left to chance. */
export const MONEY_CASES = [
  contractCase(
    'payV2',
    'every field',
    { headers, body: payment },
    post('/api/v2/payment', payment),
    {
      token: 'sandbox-token-2',
      paymentProfileIds: ['sandbox-profile-2'],
    },
  ),
  contractCase(
    'payV2',
    'what it needs, and a captcha token although it is empty',
    { headers, body: pix },
    post('/api/v2/payment', pix),
    { token: 'sandbox-token-2' },
  ),
  contractCase(
    'payV2',
    'two cards',
    { headers, body: twoCards },
    post('/api/v2/payment', twoCards),
  ),
  contractCase(
    'payV2',
    'odd letters',
    { headers, body: oddPayment },
    post('/api/v2/payment', oddPayment),
  ),
  contractCase(
    'payV2',
    'what is empty stays at home, but an amount of nothing',
    {
      headers,
      body: { ...pix, amount: 0, voucher: '', paymentMethods: [{ type: 'pix', amount: 0 }] },
    },
    post('/api/v2/payment', { ...pix, amount: 0, paymentMethods: [{ type: 'pix', amount: 0 }] }),
  ),
  contractCase(
    'payV1',
    'every field',
    { headers, body: invoice },
    post('/api/v1/payment', invoice),
    {
      token: 'sandbox-token-2',
    },
  ),
  contractCase(
    'payV1',
    'what it needs, with odd letters',
    { headers, body: leastInvoice },
    post('/api/v1/payment', leastInvoice),
  ),
  contractCase(
    'renewV1',
    'every field',
    { headers, path: { id: 'sub-1' }, body: renewalV1 },
    post('/api/v1/subscription/sub-1/renew', renewalV1),
    { token: 'sandbox-token-2' },
  ),
  contractCase(
    'renewV1',
    'what it needs, with odd letters',
    { headers, path: { id: ODD }, body: leastV1 },
    post(`/api/v1/subscription/${ODD_IN_PATH}/renew`, leastV1),
  ),
  contractCase(
    'renewV2',
    'every field',
    { headers, path: { id: 'sub-1' }, body: renewalV2 },
    post('/api/v2/subscription/sub-1/renew', renewalV2),
    { token: 'sandbox-token-2' },
  ),
  contractCase(
    'renewV2',
    'what it needs, with odd letters',
    { headers, path: { id: ODD }, body: leastV2 },
    post(`/api/v2/subscription/${ODD_IN_PATH}/renew`, leastV2),
  ),
];

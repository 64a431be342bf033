import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aTab, CARD, LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { ApiError } from '../../api/api-error.ts';
import { saleAt } from '../offer/sale-at.ts';
import type { FormValues } from '../form/form-values.ts';
import { payInvoice } from './pay-invoice.ts';

const TOKEN = { token: 'T' };
const silence = new ApiError('payV1', { kind: 'timeout', timeoutMs: 60_000 });

function paying(answer: unknown = TOKEN, id: string | undefined = 'abc123') {
  const checkout = aCheckout(brandWith(), {
    ...aTab(),
    search: '?seller=abc&source=loja',
    answers: { payV1: answer },
  });
  const press = (values: FormValues = {}, invoice = id) =>
    payInvoice({
      checkout: saleAt(checkout, { templateId: 'payment/[id]', id: invoice }),
      values: { ...LEAD, ...CARD, ...values },
      plan: async () => undefined,
    });
  const keys = () => checkout.client.calls.map(({ headers }) => headers!['Idempotency-Key']);
  return { checkout, press, keys };
}

test('[CALL-24] [SELLER-09] one call with invoice, payer and card; no amount, no lead', async () => {
  const { press, checkout } = paying();
  expect(await press({ cpf: '529.982.247-25' })).toMatchObject({ kind: 'approved' });
  expect(checkout.client.calls).toEqual([
    {
      operationId: 'payV1',
      headers: { 'Idempotency-Key': 'key-1', 'x-request-id': 'request-1' },
      body: {
        invoiceId: 'abc123',
        name: 'Ana Lima',
        email: 'ana@mail.example',
        phone: '+5511987654321',
        document: '52998224725',
        business: 'other',
        productCode: 'ALFA',
        seller: 'abc',
        source: 'loja',
        operation: 'BR',
        captchaToken: '',
        paymentMethods: [
          {
            type: 'creditcard',
            card: {
              company: 'visa',
              holder: 'ANA LIMA',
              number: '4111111111111111',
              expiration: '12/30',
              cvv: '123',
            },
          },
        ],
      },
    },
  ]);
});

test('[RULE-52] the consent of a payer who came without a lead is kept', async () => {
  const { press, checkout } = paying();
  await press({ terms: true });
  expect(checkout.session.read('guiche.consent')).toMatchObject({
    terms: 'https://alfa.example.com/termos',
  });
});

test('an invoice is paid once, by any buyer, and another one is another payment', async () => {
  const { press, keys } = paying();
  await press();
  expect(await press({ email: 'bia@mail.example' })).toEqual({
    kind: 'already',
    state: 'approved',
  });
  expect(await press({}, 'other')).toMatchObject({ kind: 'approved' });
  expect(keys()).toEqual(['key-1', 'key-2']);
});

test('D-166: an invoice whose payment is continued goes out with the payer of its first request', async () => {
  const { checkout, press } = paying(silence);
  expect(await press()).toMatchObject({ kind: 'unknown' });
  const other = { email: 'bia@mail.example' };
  expect(await press(other)).toMatchObject({ kind: 'inDoubt' });
  await payInvoice({
    checkout: saleAt(checkout, { templateId: 'payment/[id]', id: 'abc123' }),
    values: { ...LEAD, ...CARD, ...other },
    plan: async () => undefined,
    doubt: { is: 'continue', key: 'key-1' },
  });
  const [first, repeat] = checkout.client.calls;
  expect(first!.body).toMatchObject({ email: 'ana@mail.example' });
  expect(repeat).toMatchObject({ body: first!.body, headers: { 'Idempotency-Key': 'key-1' } });
});

test('without an invoice nothing goes out', async () => {
  const { press, checkout } = paying(TOKEN, '');
  expect(await press()).toEqual({ kind: 'failed' });
  expect(checkout.client.calls).toEqual([]);
});

import { expect, test } from 'vitest';
import { makeCardPayment, makePayment, sandboxOf, send } from './sandbox-test-kit.ts';

const lead = { name: 'Ana Lima', email: 'ana@example.com', phone: '+5511912345678' };
const key = { 'Idempotency-Key': 'key-00001' };
const payLine = 'POST /api/v2/payment';
const card = makeCardPayment('4242424242424242');
const withCard = (changes: object) => {
  const method = card.paymentMethods[0]!;
  return { ...card, paymentMethods: [{ ...method, card: { ...method.card, ...changes } }] };
};

test.each([
  [
    'an unlisted query field',
    'GET /api/v1/seller/direto?voucher=A',
    {},
    'GET /api/v1/seller/{source}: query parameter voucher is not part of this call.',
  ],
  [
    'a query field given twice',
    'GET /api/v1/seller/direto?seller=a&seller=b',
    {},
    'query parameter seller must be string',
  ],
  [
    'a call without appVersion',
    'GET /api/v1/seller/direto',
    { headers: { appVersion: undefined } },
    'header appVersion is missing',
  ],
  [
    'a call that does not ask for JSON',
    'GET /api/v1/seller/direto',
    { headers: { accept: 'text/html' } },
    'header accept does not ask for application/json',
  ],
  [
    'a body that is not called JSON',
    'POST /api/v1/lead',
    { body: lead, headers: { 'content-type': 'text/plain' } },
    'header content-type is not application/json',
  ],
  [
    'a lead without e-mail',
    'POST /api/v1/lead',
    { body: { ...lead, email: undefined } },
    'body field email is missing',
  ],
  [
    'an address with a district',
    'PATCH /api/v1/lead/lead-1',
    { body: { address: { district: 'x' } } },
    'body field address.district is not part of this call',
  ],
  ['a payment without key', payLine, { body: makePayment() }, 'header Idempotency-Key is missing'],
  [
    'a card entry without card',
    payLine,
    { body: { ...card, paymentMethods: [{ type: 'creditcard', amount: 576 }] }, headers: key },
    'body field paymentMethods[0].card is missing',
  ],
  [
    'a Pix entry with a card',
    payLine,
    {
      body: { ...card, paymentMethods: [{ ...card.paymentMethods[0], type: 'pix' }] },
      headers: key,
    },
    'body field paymentMethods[0].card does not belong here',
  ],
])('%s is turned down with a sentence', async (_, line, sending, sentence) => {
  const sandbox = sandboxOf();
  const { status, answer } = await send(sandbox, line, sending);
  expect(status).toBe(400);
  expect(answer.message).toContain(sentence);
  expect(sandbox.state.requests).toMatchObject([{ status: 400, message: answer.message }]);
  expect(sandbox.state.leads).toEqual([]);
  expect(sandbox.state.charges).toEqual([]);
});

test('a refusal never repeats what was typed', async () => {
  const body = withCard({ number: '4242-4242', cvv: '98765' });
  const { answer } = await send(sandboxOf(), payLine, { body, headers: key });
  expect(JSON.stringify(answer)).not.toMatch(/4242|98765/);
});

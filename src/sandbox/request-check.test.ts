import { expect, test } from 'vitest';
import { makeCardPayment, sandboxOf, send } from './sandbox-test-kit.ts';

const key = { 'Idempotency-Key': 'key-00001' };
const payLine = 'POST /api/v2/payment';
const card = makeCardPayment('4242424242424242');
test.each([
  [
    'a query field given twice',
    'GET /api/v1/seller/direto?seller=a&seller=b',
    {},
    'query parameter seller must be string',
  ],
  [
    'a call that does not ask for JSON',
    'GET /api/v1/seller/direto',
    { headers: { accept: 'text/html' } },
    'header accept does not ask for application/json',
  ],
  [
    'an address with a district',
    'PATCH /api/v1/lead/lead-1',
    { body: { address: { district: 'x' } } },
    'body field address.district is not part of this call',
  ],
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

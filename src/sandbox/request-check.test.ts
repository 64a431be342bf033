import { expect, test } from 'vitest';
import { makeCardPayment, sandboxOf, send } from './sandbox-test-kit.ts';

const key = { 'Idempotency-Key': 'key-00001' };
const SELLER = 'GET /api/v1/seller/direto?seller=a&seller=b';
const LEAD = 'PATCH /api/v1/lead/lead-1';
const PAY = 'POST /api/v2/payment';
const CARD = 'body field paymentMethods[0].card';
const byCard = makeCardPayment('4242424242424242');
const paidBy = (changes: object) => ({
  ...byCard,
  paymentMethods: [{ ...byCard.paymentMethods[0], ...changes }],
});

test.each([
  [SELLER, 'a query field given twice', undefined, 'query parameter seller must be string'],
  [LEAD, 'an address with a district', { address: { district: 'x' } }, 'address.district is not'],
  [PAY, 'a card entry without card', paidBy({ card: undefined }), `${CARD} is missing`],
  [PAY, 'a Pix entry with a card', paidBy({ type: 'pix' }), `${CARD} does not belong here`],
])('%s: %s is turned down with a sentence', async (line, _, body, sentence) => {
  const sandbox = sandboxOf();
  const { status, answer } = await send(sandbox, line, { body, headers: key });
  expect(status).toBe(400);
  expect(answer.message).toContain(sentence);
  expect(sandbox.state.requests).toMatchObject([{ status: 400, message: answer.message }]);
  expect(sandbox.state.leads).toEqual([]);
  expect(sandbox.state.charges).toEqual([]);
});

import { expect, test } from 'vitest';
import { sandboxOf, send } from '../sandbox-test-kit.ts';

const LEAD = { name: 'Ana Lima', email: 'ana@example.com', phone: '+5511987654321' };
const SALE = { productCode: 'ALFA', business: 'exam-prep' };

async function withLead() {
  const sandbox = sandboxOf();
  await send(sandbox, 'POST /api/v1/lead', { body: LEAD });
  const post = (what: string, body: object, leadId = 'lead-1') =>
    send(sandbox, `POST /api/v1/lead/${leadId}/phones/${what}`, { body });
  return { sandbox, post };
}

test('[CALL-20] a code is sent to the phone of the lead', async () => {
  const { sandbox, post } = await withLead();
  expect((await post('send-sms', SALE)).status).toBe(204);
  expect((await post('send-sms', SALE)).status).toBe(204);
  const codes = sandbox.state.sms.map(({ phone, code }) => [phone, /^\d{6}$/.test(code)]);
  expect(codes).toEqual([
    [LEAD.phone, true],
    [LEAD.phone, true],
  ]);
});

test.each([
  ['123456', 204],
  ['000000', 400],
  ['1234', 400],
])('[CALL-21] the code %s is answered %i', async (code, status) => {
  const { post } = await withLead();
  expect((await post('validate', { ...SALE, code })).status).toBe(status);
});

test.each([
  ['send-sms', SALE],
  ['validate', { ...SALE, code: '123456' }],
])('%s needs a lead', async (what, body) => {
  const { post } = await withLead();
  expect((await post(what, body, 'nobody')).status).toBe(404);
});

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
  for (let sent = 0; sent < 2; sent++) expect((await post('send-sms', SALE)).status).toBe(204);
  const sms = { phone: LEAD.phone, code: expect.stringMatching(/^\d{6}$/) as string };
  expect(sandbox.state.sms).toMatchObject([sms, sms]);
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

import { expect, test } from 'vitest';
import { pay, makeCardPayment, sandboxOf, send } from './sandbox-test-kit.ts';
import { MAX_RECORDS } from './sandbox-state.ts';

const lead = { name: 'Ana Lima', email: 'ana@example.com', phone: '+5511912345678' };
const CARD = '4111 1111 1111 1111';

test('every list of the sandbox ends: the oldest records go, and no number is given twice', async () => {
  const sandbox = sandboxOf();
  for (let count = 0; count <= MAX_RECORDS; count += 1) {
    await send(sandbox, 'POST /api/v1/lead', { body: lead });
    await pay(sandbox, makeCardPayment('4242424242424242'), `key-${count}-of-many`);
  }
  const { requests, leads, payments, charges } = sandbox.state;
  const lengths = [requests, leads, payments, charges].map((list) => list.length);
  expect(new Set(lengths)).toEqual(new Set([MAX_RECORDS]));
  expect([leads[0]!.leadId, leads.at(-1)!.leadId]).toEqual(['lead-2', `lead-${MAX_RECORDS + 1}`]);
  expect(charges.at(-1)!.id).toBe(`charge-${MAX_RECORDS + 1}`);
});

test('a card that was typed where none belongs is masked in leads, addresses and Referer', async () => {
  const sandbox = sandboxOf();
  const body = { ...lead, name: `Ana ${CARD}` };
  const headers = { referer: `http://localhost/lead?nome=${encodeURIComponent(CARD)}` };
  await send(sandbox, 'POST /api/v1/lead', { body, headers });
  const document = CARD.replaceAll(' ', '');
  await send(sandbox, 'PATCH /api/v1/lead/lead-1', { body: { address: { street: document } } });
  await send(sandbox, `GET /api/v1/seller/direto?seller=${encodeURIComponent(CARD)}&cvv=917`);
  const text = decodeURIComponent(JSON.stringify(sandbox.state));
  expect(text).toContain('Ana **** 1111');
  expect(text.replace(/\D/g, '')).not.toContain('4111111111111111');
  expect(text).not.toContain('917');
});

import { expect, test } from 'vitest';
import { makePayment, pay, sandboxOf, send } from '../sandbox-test-kit.ts';

const answer = { referer: 'google', product: 'ALFA' };

test('[CALL-28] the origin of a subscription is kept', async () => {
  const sandbox = sandboxOf();
  const { answer: paid } = await pay(sandbox, makePayment());
  const [id] = paid.paymentProfileIds as string[];
  const sent = await send(sandbox, `POST /api/v1/subscription/${id}/referer`, { body: answer });
  expect(sent.status).toBe(204);
  expect(sandbox.state.referers).toMatchObject([{ ...answer, email: 'ana@example.com' }]);
});

test('an unknown subscription is refused', async () => {
  const address = 'POST /api/v1/subscription/sandbox-profile-1/referer';
  expect((await send(sandboxOf(), address, { body: answer })).status).toBe(404);
});

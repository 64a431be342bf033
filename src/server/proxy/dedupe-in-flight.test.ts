import { expect, test, vi } from 'vitest';
import { gate } from '../../../tests/fakes/gate.ts';
import { dedupeInFlight } from './dedupe-in-flight.ts';
import { ORIGIN } from '../server-test-kit.ts';

const payment = (key?: string, path = '/api/v2/payment', method = 'POST') => {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  const init = { method, body: '{}', headers };
  return new Request(ORIGIN + path, init);
};

/** An upstream that answers when the gate opens. */
function slowUpstream(answer = () => Response.json({ token: 't' })) {
  const { isOpen, open } = gate();
  const upstream = vi.fn<(request: Request) => Promise<Response>>(() => isOpen.then(answer));
  return { upstream, open, ...dedupeInFlight(upstream) };
}

test('another key is another payment, and so is the same one later', async () => {
  const { upstream, open, send } = slowUpstream();
  open();
  await Promise.all([send(payment('k1')), send(payment('k2'))]);
  await send(payment('k1'));
  await Promise.all([send(payment()), send(payment())]);
  expect(upstream).toHaveBeenCalledTimes(5);
});

test('the same key on another path or by another method is another call', async () => {
  const { upstream, open, send } = slowUpstream();
  const sent = [
    send(payment('k1')),
    send(payment('k1', '/api/v1/payment')),
    send(payment('k1', '/api/v2/payment', 'PATCH')),
  ];
  open();
  await Promise.all(sent);
  expect(upstream.mock.calls.map(([{ method, url }]) => `${method} ${url}`)).toEqual([
    `POST ${ORIGIN}/api/v2/payment`,
    `POST ${ORIGIN}/api/v1/payment`,
    `PATCH ${ORIGIN}/api/v2/payment`,
  ]);
});

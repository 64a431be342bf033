import { expect, test, vi } from 'vitest';
import { gate } from '../../../tests/fakes/gate.ts';
import { dedupeInFlight } from './dedupe-in-flight.ts';
import { ORIGIN } from '../server-fakes.ts';

const payment = (key?: string) =>
  new Request(`${ORIGIN}/api/v2/payment`, {
    method: 'POST',
    body: '{}',
    headers: key ? { 'idempotency-key': key } : {},
  });

/** An upstream that answers when the gate opens. */
function slowUpstream(answer = () => Response.json({ token: 't' })) {
  const { isOpen, open } = gate();
  const upstream = vi.fn<(request: Request) => Promise<Response>>(() => isOpen.then(answer));
  return { upstream, open, send: dedupeInFlight(upstream) };
}

test('a payment sent again while it is under way is one payment, and both hear the answer', async () => {
  const { upstream, open, send } = slowUpstream();
  const both = [send(payment('k1')), send(payment('k1'))];
  open();
  const answers = await Promise.all(both);
  expect(await Promise.all(answers.map((one) => one.json()))).toEqual([
    { token: 't' },
    { token: 't' },
  ]);
  expect(upstream).toHaveBeenCalledTimes(1);
});

test('another key is another payment, and so is the same one later', async () => {
  const { upstream, open, send } = slowUpstream();
  open();
  await Promise.all([send(payment('k1')), send(payment('k2'))]);
  await send(payment('k1'));
  await Promise.all([send(payment()), send(payment())]);
  expect(upstream).toHaveBeenCalledTimes(5);
});

test('one that breaks off breaks off for both, and may be tried again', async () => {
  const { upstream, open, send } = slowUpstream(() => {
    throw new Error('cut');
  });
  const both = [send(payment('k1')), send(payment('k1'))];
  open();
  const settled = await Promise.allSettled(both);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(send(payment('k1'))).rejects.toThrow('cut');
  expect(upstream).toHaveBeenCalledTimes(2);
});

import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import { gate } from '../../../tests/fakes/gate.ts';
import { useSms } from './use-sms.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
/** The verification screen of a buyer whose lead the upstream knows. */
function drawScreen(sendSms: unknown) {
  const checkout = aCheckout(plainBrand(), { answers: { sendSms } });
  checkout.visit.keepLead(LEAD, 'L1');
  /** Seconds to wait, as each drawing said. */
  const waits: number[] = [];
  const { result, unmount } = renderHook(
    () => {
      const sms = useSms();
      waits.push(sms.secondsLeft);
      return sms;
    },
    { wrapper: ({ children }) => <Providers checkout={checkout}>{children}</Providers> },
  );
  const sent = () => checkout.client.calls.length;
  return { now: () => result.current, waits, sent, unmount };
}

async function pass(seconds: number) {
  act(() => void vi.advanceTimersByTime(seconds * 1000));
  await settle();
}

test('a code is sent on arrival, and another one after 60 s (D-70)', async () => {
  const { now, sent, waits } = drawScreen({});
  await settle();
  expect([now().state, sent(), now().secondsLeft]).toEqual(['sent', 1, 60]);
  await pass(59);
  expect(now().secondsLeft).toBe(1);
  await pass(1);
  expect(now().secondsLeft).toBe(0);
  await pass(10);
  expect(now().secondsLeft).toBe(0);
  expect(Math.max(...waits)).toBe(60);
});

test('however often the button is pressed, one code is on its way, and until then there is nothing to wait for', async () => {
  const arrival = gate();
  const { now, sent } = drawScreen(() => arrival.isOpen);
  act(() => now().send());
  act(() => now().send());
  await settle();
  expect([now().state, sent(), now().secondsLeft]).toEqual(['sending', 1, 0]);
  arrival.open();
  await settle();
  expect(now().state).toBe('sent');
});

test('a screen that is opened again sends no other code, and goes on counting', async () => {
  const first = drawScreen({});
  await settle();
  first.unmount();
  await pass(20);
  const { now, sent } = drawScreen({});
  await settle();
  expect([now().state, sent(), now().secondsLeft]).toEqual(['sent', 0, 40]);
});

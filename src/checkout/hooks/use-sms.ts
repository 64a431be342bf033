import { useEffect, useRef, useState } from 'react';
import { isObject } from '../../contract/is-object.ts';
import { useCheckout, useVisit } from './checkout-context.ts';
import type { Checkout, Services } from '../checkout.ts';

const SECOND_MS = 1000;

type State = 'idle' | 'sending' | 'sent' | 'failed';

function secondsToNext(checkout: Checkout): number {
  const end = (lastSmsAt(checkout) ?? 0) + RESEND_AFTER_MS;
  return Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS));
}

export function useSms() {
  const checkout = useCheckout();
  const { isLoaded, leadId } = useVisit();
  const [state, setState] = useState<State>('idle');
  const [secondsLeft, setSecondsLeft] = useState(RESEND_AFTER_MS / SECOND_MS);
  const isSending = useRef(false);

  /** The pause is shown with the state that begins it: no other code is offered, or announced, in between. */
  const show = (next: State) => {
    setState(next);
    setSecondsLeft(next === 'sent' ? secondsToNext(checkout) : 0);
  };

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    show('sending');
    show((await sendSms(checkout, Date.now())) ? 'sent' : 'failed');
    isSending.current = false;
  };

  useEffect(() => {
    if (!isLoaded) return;
    if (lastSmsAt(checkout)) show('sent');
    else void send();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoaded, leadId]);

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setInterval(() => setSecondsLeft(secondsToNext(checkout)), SECOND_MS);
    return () => clearInterval(timer);
  }, [state, checkout]);

  return { state, secondsLeft, send: () => void send() };
}

const RESEND_AFTER_MS = 60_000;

/** When the last code was sent to the lead as it is now, in milliseconds since 1970. */
function lastSmsAt({ session, visit }: Services): number | undefined {
  const sent = session.read('guiche.sms');
  const { lead, leadId } = visit.state();
  if (!isObject(sent) || sent.leadId !== leadId || sent.phone !== lead?.phone) return undefined;
  return typeof sent.at === 'number' ? sent.at : undefined;
}

/** False when it could not be sent, which is reported; true also means that the visit remembers it. */
export async function sendSms(checkout: Checkout, now: number): Promise<boolean> {
  const { client, visit, session, productCode, business, report } = checkout;
  const { lead, leadId } = visit.state();
  if (!lead?.phone || !leadId) return false;
  const earlier = session.read('guiche.sms');
  // Written first: a reload while the call is under way must not send another one.
  session.set('guiche.sms', { leadId, phone: lead.phone, at: now });
  try {
    await client.call('sendSms', { path: { leadId }, body: { productCode, business } });
    return true;
  } catch (error) {
    session.set('guiche.sms', earlier);
    report(error, 'sendSms');
    return false;
  }
}

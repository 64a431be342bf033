import { useEffect, useRef, useState } from 'react';
import { useCheckout, useVisit } from './checkout-context.ts';
import type { Checkout } from '../checkout.ts';
import { lastSms, RESEND_AFTER_MS, sendSms } from '../actions/send-sms.ts';

const SECOND_MS = 1000;

type State = 'idle' | 'sending' | 'sent' | 'failed';

/** Seconds until another code can be had. */
function secondsToNext(checkout: Checkout): number {
  const end = (lastSms(checkout)?.at ?? 0) + RESEND_AFTER_MS;
  return Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS));
}

/** The code that this visit has sent, and how long the buyer has to wait for another one. */
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
    if (lastSms(checkout)) show('sent');
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

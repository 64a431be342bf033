import { useEffect, useRef, useState } from 'react';
import { useCheckout, useVisit } from './checkout-context.ts';
import { lastSms, RESEND_AFTER_MS, sendSms } from '../actions/send-sms.ts';

const SECOND_MS = 1000;

/** The code that this visit has sent, and how long the buyer has to wait for another one. */
export function useSms() {
  const checkout = useCheckout();
  const { isLoaded, leadId } = useVisit();
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const [secondsLeft, setSecondsLeft] = useState(RESEND_AFTER_MS / SECOND_MS);
  const isSending = useRef(false);

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setState('sending');
    setState((await sendSms(checkout, Date.now())) ? 'sent' : 'failed');
    isSending.current = false;
  };

  useEffect(() => {
    if (!isLoaded) return;
    if (lastSms(checkout)) setState('sent');
    else void send();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoaded, leadId]);

  useEffect(() => {
    if (state !== 'sent') return setSecondsLeft(0);
    const tick = () => {
      const end = (lastSms(checkout)?.at ?? 0) + RESEND_AFTER_MS;
      setSecondsLeft(Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS)));
    };
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [state, checkout]);

  return { state, secondsLeft, send: () => void send() };
}

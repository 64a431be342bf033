import { useEffect, useRef, useState } from 'react';
import { useCheckout, useVisit } from './checkout-context.ts';
import { answeredReferer, sendReferer } from '../offer/referer.ts';

export interface Referer {
  /** Choices of the brand; none where there is nothing to ask, or no call takes the answer. */
  options: readonly { id: string; label: string }[];
  state: 'open' | 'sending' | 'sent' | 'failed';
  send(option: string): void;
}

export function useReferer(): Referer {
  const checkout = useCheckout();
  const { purchase, isLoaded } = useVisit();
  const [state, setState] = useState<Referer['state']>('open');
  const isSending = useRef(false);
  const [profile] = purchase?.result.paymentProfileIds ?? [];
  const options = checkout.brand.settings.refererOptions ?? [];

  useEffect(() => {
    if (isLoaded && answeredReferer(checkout)) setState('sent');
  }, [isLoaded, checkout]);

  const send = async (option: string) => {
    if (isSending.current || !profile) return;
    isSending.current = true;
    setState('sending');
    setState((await sendReferer(checkout, profile, option)) ? 'sent' : 'failed');
    isSending.current = false;
  };
  return { options: profile ? options : [], state, send: (option) => void send(option) };
}

import { useMutation } from '@tanstack/react-query';
import { answeredReferer } from '../offer/product-query.ts';
import { useCheckout, useVisit } from './checkout-context.ts';

export function useReferer() {
  const checkout = useCheckout();
  const { brand, client, session, productCode, report } = checkout;
  const { purchase, isLoaded } = useVisit();
  const [profile] = purchase?.result.paymentProfileIds ?? [];
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (referer: string) => {
      const body = { referer, product: productCode };
      return client.call('sendReferer', { path: { id: profile! }, body });
    },
    networkMode: 'always',
    // Written first: a reload while the call is under way must not send another one.
    onMutate: (referer) => session.set('guiche.referer', referer),
    onError: (error) => {
      session.remove('guiche.referer');
      report(error, 'sendReferer');
    },
  });
  const isSent = isLoaded && answeredReferer(checkout) !== undefined;
  return {
    /** Choices of the brand; none where there is nothing to ask, or no call takes the answer. */
    options: profile ? (brand.settings.refererOptions ?? []) : [],
    state: isPending ? 'sending' : isError ? 'failed' : isSent ? 'sent' : 'open',
    send: (option: string) => void (answeredReferer(checkout) ?? mutate(option)),
  } as const;
}

import { useMutation } from '@tanstack/react-query';
import { fetchContract } from '../offer/contract.ts';
import { useCheckout } from './checkout-context.ts';

/** The contract, asked for each time it is opened. */
export function useContract() {
  const checkout = useCheckout();
  return useMutation({
    mutationFn: () => fetchContract(checkout),
    networkMode: 'always',
    onError: (error) => checkout.report(error, 'getContract'),
  });
}

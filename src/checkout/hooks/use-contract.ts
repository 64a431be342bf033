import { useState } from 'react';
import { useCheckout } from './checkout-context.ts';
import { fetchContract } from '../offer/contract.ts';

export type ShownContract =
  | { state: 'hidden' | 'loading' | 'failed' }
  | { state: 'shown'; url: string }
  | { state: 'shown'; text: string };

/** The contract, asked for each time it is opened. */
export function useContract() {
  const checkout = useCheckout();
  const [contract, setContract] = useState<ShownContract>({ state: 'hidden' });
  const open = async () => {
    if (contract.state === 'loading') return;
    setContract({ state: 'loading' });
    try {
      setContract({ state: 'shown', ...(await fetchContract(checkout)) });
    } catch (error) {
      checkout.report(error, 'getContract');
      setContract({ state: 'failed' });
    }
  };
  return { contract, open: () => void open(), close: () => setContract({ state: 'hidden' }) };
}

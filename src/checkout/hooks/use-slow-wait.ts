import { useEffect } from 'react';
import { useServices } from './checkout-context.ts';

export const SLOW_MS = 8_000;

export function useSlowWait(isWaiting: boolean): void {
  const { slowWaits } = useServices();
  useEffect(() => {
    if (!isWaiting) return;
    let end = () => {};
    const timer = setTimeout(() => {
      end = slowWaits.add({});
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [isWaiting, slowWaits]);
}

import { useEffect, useEffectEvent } from 'react';
import type { Failure } from '../checkout.ts';
import { useServices } from './checkout-context.ts';

/** Shows a failure in the page's one dialog, as long as there is a `cause` and the component is mounted. */
export function useFailure(cause: unknown, failure: Failure): void {
  const { failures } = useServices();
  const latest = useEffectEvent(() => failure);
  useEffect(() => {
    if (!cause) return;
    const retry = latest().retry && (() => latest().retry?.());
    return failures.add({ ...latest(), retry, focus: () => latest().focus?.() });
  }, [cause, failures]);
}

/** A wait that is longer is told to the buyer, in milliseconds. */
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

import { useEffect, useRef } from 'react';
import type { Failure } from '../checkout.ts';
import { useServices } from './checkout-context.ts';

/** Shows a failure in the page's one dialog, as long as there is a `cause` and the component is mounted. */
export function useFailure(cause: unknown, failure: Failure): void {
  const { failures } = useServices();
  const latest = useRef(failure);
  useEffect(() => {
    latest.current = failure;
  });
  useEffect(() => {
    if (!cause) return;
    const retry = latest.current.retry && (() => latest.current.retry?.());
    return failures.add({ ...latest.current, retry, focus: () => latest.current.focus?.() });
  }, [cause, failures]);
}

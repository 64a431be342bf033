import { useEffect, useRef } from 'react';
import type { TextKey } from '../../contract/generated/names.ts';
import { useCheckout } from './checkout-context.ts';

/** A call that failed, as the buyer is told of it. */
export interface Failure {
  /** Parts of a page that fail by the same call name it alike: then it is asked again once. */
  call: string;
  /** The general text by itself. */
  text?: TextKey;
  /** Does the same again; left out where that might charge twice (D-138). */
  retry?(): void;
  /** Puts the focus on the first thing to do; by itself it returns to where it was. */
  focus?(): void;
}

/**
 * Tells of a failure in the page's one dialog, as soon as there is a `cause` and for as long as it
 * and the part of the page that tells it are there. The words in place are for who tells it.
 */
export function useFailure(cause: unknown, failure: Failure): void {
  const { failures } = useCheckout();
  const latest = useRef(failure);
  useEffect(() => {
    latest.current = failure;
  });
  useEffect(() => {
    if (!cause) return;
    const { call, text, retry } = latest.current;
    return failures.add({
      call,
      text,
      retry: retry && (() => latest.current.retry?.()),
      focus: () => latest.current.focus?.(),
    });
  }, [cause, failures]);
}

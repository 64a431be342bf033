import { useEffect, useState } from 'react';
import { useServices } from '../checkout/hooks/checkout-context.ts';
import { reloadForLostChunk } from '../checkout/session/lost-chunk.ts';
import { withTimeout } from '../checkout/session/timeout.ts';

export type Loadable = ReturnType<typeof loadOnce>;

/** A part of the program that is loaded once; the next call tries again after a failure. */
export function loadOnce(load: () => Promise<void>) {
  let isLoaded = false;
  let pending: Promise<void> | undefined;
  return {
    isLoaded: () => isLoaded,
    /** Rejects if it cannot be loaded within `milliseconds`; an import that hangs is not repeated. */
    load(milliseconds?: number): Promise<void> {
      if (pending) return pending;
      const begun = load().then(() => void (isLoaded = true));
      begun.catch(() => (pending = undefined));
      // The screen that asks again after the time is up is told at once.
      return (pending = withTimeout(begun, milliseconds));
    },
  };
}

/** Loads what is not ready, and renders again. Throws if that fails. */
export function useLoaded(isReady: boolean, load: () => Promise<void>): void {
  const { report } = useServices();
  const [ended, end] = useState<{ error?: unknown }>({});
  useEffect(() => {
    if (isReady) return;
    load().then(
      () => end({}),
      async (error: unknown) => {
        // The error boundary reports what it is thrown.
        if (await reloadForLostChunk(error)) report(error, 'parts of the program');
        else end({ error });
      },
    );
  }, [isReady, load, report]);
  if ('error' in ended) throw ended.error;
}

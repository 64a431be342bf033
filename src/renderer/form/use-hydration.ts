import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldError } from '../../checkout/form/form-store.ts';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { pathOfField } from '../../checkout/hooks/form-hooks.ts';
import type { EarlyLine, EarlyPress } from '../../early/early-handle.ts';
import { useBeforePaint } from '../../../widgets/fields/use-before-paint.ts';

const never = () => () => {};

/** False on the server and during hydration, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

interface EarlyStart {
  /** Errors that the page shows before the program is there, in page order. */
  errors: readonly FieldError[];
  /** Errors that were put right before the program is there, by dotted path. */
  corrected?: readonly [path: string, message: string][];
  /** The lines of the page's summary, where a press was answered before the program is there. */
  lines?: readonly EarlyLine[];
  isBusy: boolean;
  /** The button was opened before the program was there. */
  isOpen: boolean;
}

const NOTHING: EarlyStart = { errors: [], isBusy: false, isOpen: false };

/**
 * Takes the document's first form over from the script inside the page: what it shows is drawn again by the
 * first render, and its listeners end once React's are there. A form that is drawn later begins by itself.
 */
export function useEarlyForm() {
  const { page } = useStorefront();
  const isHydrated = useIsHydrated();
  const [first] = useState((): EarlyStart => {
    if (isHydrated) return NOTHING;
    const state = globalThis.earlyForm?.freeze();
    if (!state) return { ...NOTHING, errors: page.formErrors ?? [] };
    const errors = state.errors.map(([id, message]) => ({ path: pathOfField(id), message }));
    const corrected = state.corrected.map(
      ([id, message]) => [pathOfField(id), message] as [string, string],
    );
    return { errors, corrected, lines: state.lines, isBusy: state.isBusy, isOpen: true };
  });
  const press = useRef<EarlyPress>(undefined);
  useBeforePaint(() => {
    press.current = globalThis.earlyForm?.end();
    globalThis.earlyForm = undefined;
  }, []);
  /** The outcome of the last press, given once. */
  const takePress = useCallback(() => {
    const taken = press.current;
    press.current = undefined;
    return taken;
  }, []);
  return { first, takePress };
}

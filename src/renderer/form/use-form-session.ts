import { useEffect } from 'react';
import type { Session } from '../../checkout/session.ts';
import type { FormStore, FormValues } from '../../checkout/form-store.ts';

/** Fields that live in memory and in one request body, nowhere else, ever (design: card safety). */
export const CARD_SECRETS = ['cardNumber', 'cardCVV'] as const;

/** What may be kept of a form: everything but card number and CVV, and nothing that a brand names so. */
export function keepable(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !(CARD_SECRETS as readonly string[]).includes(name) && value !== undefined,
    ),
  );
}

/** What was kept laid under what is there: a value that the buyer typed meanwhile wins. */
export function restored(kept: unknown, values: FormValues): FormValues {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return values;
  const typed = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  );
  return { ...keepable(kept as FormValues), ...typed };
}

/**
 * Keeps a form's values over reload and Back in dataForm (section 3), by screen, and forgets card
 * number and CVV when the page goes. `onRestore` redraws the form with what was kept.
 */
export function useFormSession(
  store: FormStore,
  session: Session,
  screen: string,
  onRestore: () => void,
): void {
  useEffect(() => {
    const all = () => (session.read('dataForm') ?? {}) as Record<string, FormValues>;
    const kept = all()[screen];
    if (kept) {
      store.setValues(restored(kept, store.values()));
      onRestore();
    }
    const keep = () => session.set('dataForm', { ...all(), [screen]: keepable(store.values()) });
    const forget = () => {
      store.wipe(...CARD_SECRETS);
      onRestore();
    };
    const unsubscribe = store.subscribe(keep);
    window.addEventListener('pagehide', forget);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', forget);
    };
  }, [store, session, screen, onRestore]);
}

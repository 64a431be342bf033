import { cardSecretPaths } from './card-secrets.ts';
import { valueAt, withValue, type FormStore } from './form-store.ts';

/** Longest that a card stays while another method is shown, and the number of a refused one at all, in milliseconds (D-184). */
const KEPT_MS = 10 * 60_000;

/**
 * Card number and CVV while their buyer looks at another method of payment: in the memory of the document and
 * nowhere else (D-117, D-184). Leaving the methods, ten minutes, `pagehide` and a payment that is not
 * definitely refused end it.
 */
export interface HeldCard {
  /** The buyer switches to another method: the form that goes next hands its card over. */
  expect(): void;
  /** A form with a card is shown, and gets what is held. Returns what to do when it goes. */
  show(store: FormStore): () => void;
  /** The card was refused: what is left of it goes after ten minutes, wherever it is then. */
  limit(): void;
  /** Forgets what is held. */
  clear(): void;
}

export function createHeldCard(): HeldCard {
  let held: (readonly [path: string, value: unknown])[] = [];
  let isExpected = false;
  let shown: FormStore | undefined;
  let heldUntil: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;

  function clear(): void {
    held = [];
    isExpected = false;
    clearTimeout(heldUntil);
    removeEventListener('pagehide', clear);
  }

  function hold(values: object): void {
    clear();
    held = cardSecretPaths(values)
      .map((path) => [path, valueAt(values, path)] as const)
      .filter(([, value]) => value !== undefined);
    heldUntil = setTimeout(clear, KEPT_MS);
    addEventListener('pagehide', clear);
  }

  return {
    expect: () => void (isExpected = true),
    show(store) {
      shown = store;
      if (held.length === 0) clearTimeout(limit);
      else store.setValues(held.reduce((all, one) => withValue(all, ...one), store.values()));
      clear();
      return () => {
        shown = undefined;
        if (isExpected) hold(store.values());
      };
    },
    limit() {
      clearTimeout(limit);
      limit = setTimeout(() => {
        clear();
        shown?.wipeCardSecrets();
      }, KEPT_MS);
    },
    clear,
  };
}

import { isCardSecretPath, type CardEntries } from './card-secrets.ts';
import type { FormScope } from './form-scope.ts';

type CardForm = Pick<FormScope, 'card' | 'fillCard' | 'wipeCard'>;

/** Longest that a card stays while another method is shown, and the number of a refused one at all, in milliseconds. */
const KEPT_MS = 10 * 60_000;

/** A CVV is typed for one payment, and is three digits to type again. */
const isNumber = ([path]: CardEntries[number]) => !isCardSecretPath(path, ['cardCVV']);

export type HeldCard = ReturnType<typeof createHeldCard>;

/** Holds the card number in memory while its buyer looks at another method, for ten minutes at most. */
export function createHeldCard() {
  let held: CardEntries = [];
  let isExpected = false;
  let shown: CardForm | undefined;
  let heldUntil: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;

  function clear(): void {
    held = [];
    isExpected = false;
    clearTimeout(heldUntil);
    removeEventListener('pagehide', clear);
  }

  function hold(entries: CardEntries): void {
    clear();
    held = entries;
    heldUntil = setTimeout(clear, KEPT_MS);
    addEventListener('pagehide', clear);
  }

  return {
    /** The buyer switches to another method: the form that goes next hands its card over. */
    expect: () => void (isExpected = true),
    /** Gives the form the card that is held. Returns what to do when the form goes. */
    show(form: CardForm): () => void {
      shown = form;
      if (held.length === 0) clearTimeout(limit);
      else form.fillCard(held);
      clear();
      return () => {
        shown = undefined;
        if (isExpected) hold(form.card.entries().filter(isNumber));
      };
    },
    /** The card was refused: what is left of it goes after ten minutes, wherever it is then. */
    limit(): void {
      clearTimeout(limit);
      limit = setTimeout(() => {
        clear();
        shown?.wipeCard();
      }, KEPT_MS);
    },
    /** The buyer has corrected the e-mail beside the card: its CVV goes, the form stays as it is. */
    wipeCvv: () => shown?.wipeCard(['cardCVV']),
    clear,
  };
}

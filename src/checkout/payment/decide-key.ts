import type { AttemptStore } from './attempt-store.ts';
import {
  attemptsOf,
  doubtsOf,
  inDoubtOf,
  isBought,
  type PaymentAttempt,
} from './payment-attempt.ts';
import type { OutcomeOf } from './payment-outcome.ts';
import { asksForTheSame, requestOf, type Purchase } from './purchase-identity.ts';

export interface Pressed {
  /** They buy once more what is bought already. */
  again?: boolean;
  /** They answer the question about a payment in doubt: it is this one, or theirs is another purchase. */
  doubt?: { is: 'continue'; key: string } | { is: 'new'; key?: undefined };
}

export interface Sending {
  kind: 'send';
  attempt: PaymentAttempt;
  isRepeat: boolean;
}

/** That of a payment in doubt, else a new one. A payment that may not be this one is asked about first. */
export function decideKey(
  store: AttemptStore,
  purchase: Purchase,
  { again, doubt }: Pressed,
  mint: () => { key: string; at: number },
): OutcomeOf<'already' | 'inDoubt'> | Sending {
  const known = store.all();
  const { hash, sold, own, latest, bought: isPaid } = attemptsOf(known, purchase);
  const named = known.find(({ key }) => key === doubt?.key);
  const bought = isPaid ?? [own, named].find(isBought);
  if (bought && !again) return { kind: 'already', state: bought.state };

  function answered(attempt: PaymentAttempt, is: 'continue' | 'new'): PaymentAttempt {
    const kept = { ...attempt, answers: { ...attempt.answers, [hash]: is } };
    store.writeInTab(kept);
    return kept;
  }
  function anew(): Sending {
    const attempt = { ...mint(), state: 'sending', sold, purchases: [hash], isOwn: true } as const;
    return { kind: 'send', attempt: { ...attempt, first: requestOf(purchase) }, isRepeat: false };
  }

  /** Whether the key needs no question: this tab sent the payment, and the buyer presses for the same again. */
  function isSurelyThis(attempt: PaymentAttempt): boolean {
    const { first, answers } = attempt;
    const isContinued = answers?.[hash] === 'continue';
    // Plan and e-mail are all that can be compared where nothing is left of the terms of the request.
    if (!first) return isContinued || (attempt === own && attempt === latest);
    return asksForTheSame(first, purchase) || (isContinued && first.method === purchase.method);
  }

  // First the latest attempt of this purchase, then this tab's own one, then the device's.
  const rank = (attempt: PaymentAttempt) => [latest, own, attempt].indexOf(attempt);
  const inDoubt = inDoubtOf(known, sold).sort((one, other) => rank(one) - rank(other));
  if (doubt?.is === 'new') {
    for (const attempt of inDoubt) answered(attempt, 'new');
    return anew();
  }
  const open = inDoubt.filter(({ answers }) => answers?.[hash] !== 'new');
  const chosen = open.find(({ key }) => key === doubt?.key);
  const same = chosen ? answered(chosen, 'continue') : open.find(isSurelyThis);
  if (same) return { kind: 'send', attempt: same, isRepeat: true };
  const doubts = doubtsOf(open);
  return doubts ? { kind: 'inDoubt', doubts } : anew();
}

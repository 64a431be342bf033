import type { Transition } from '../contract/actions.ts';
import type { PaymentMethodKind } from '../contract/payment-methods.ts';

/** A payment made on this device, of which it is unknown whether it was charged. */
export interface PaymentInDoubt {
  key: string;
  /** Time of its first request, in milliseconds since 1970. */
  at: number;
  /** Id of its first request, which the buyer reads out to support. */
  requestId?: string;
  /** The terms of its first request; only the tab that sent it knows them. */
  first?: Terms;
}

export interface Terms {
  /** Plan id; empty where there is none, as for an invoice. */
  plan: string;
  email: string;
  method: PaymentMethodKind;
  order?: {
    name?: string;
    amount: number;
    currency: string;
    unit: 'major' | 'minor';
    points?: number;
    installments: readonly { id: string; count: number; totalValue: number }[];
  };
  /** Id of the chosen instalment. */
  installments?: string;
  screen?: string;
  /** Query of the link that led there: it decides the flow, and with it the form of that screen. */
  query?: string;
}

/** At least one; the likeliest first. */
export type PaymentsInDoubt = readonly [PaymentInDoubt, ...PaymentInDoubt[]];

export interface FirstRequest {
  requestId?: string;
  /** Missing where another tab sent it: it may have been a card. */
  method?: PaymentMethodKind;
}

export type Outcome =
  | { kind: 'continue' }
  /** The buyer declines the extra offer of a screen. */
  | { kind: 'declined' }
  | { kind: 'approved' }
  | { kind: 'pending' }
  /** Done, and the screen itself shows the result (a Pix code); the buyer goes on by a button. */
  | { kind: 'shown' }
  /** A definite no: the buyer may try again at once. `fields` names those that the upstream rejects. */
  | { kind: 'refused'; fields?: readonly string[] }
  /** Money may have moved: never an invitation to pay again. */
  | ({ kind: 'unknown' } & FirstRequest)
  /** A payment in doubt was repeated and refused, which says nothing about the attempt before. */
  | ({ kind: 'refusedInDoubt'; fields?: readonly string[] } & FirstRequest)
  /** Nothing was sent: the buyer has to say whether one of these payments is the one they make. */
  | { kind: 'inDoubt'; doubts: PaymentsInDoubt }
  | { kind: 'busy' }
  | { kind: 'elsewhere' }
  /** Bought before; the buyer has to ask for another purchase. */
  | { kind: 'already'; state: Paid }
  /** The upstream knows another value (a code); `fields` names the wrong fields. */
  | { kind: 'incorrect'; fields: readonly string[] }
  /** `isNotSent`: a payment that never left for the upstream; `isOffline`: nothing at all was sent. */
  | { kind: 'failed'; fields?: readonly string[]; isNotSent?: true; isOffline?: true };

export type Paid = 'approved' | 'pending';

export const hasPaid = (state: string | undefined): state is Paid =>
  state === 'approved' || state === 'pending';

interface OutcomeMeaning {
  /** 'bought' and 'refused' end an Idempotency-Key, 'inDoubt' keeps it for the next press, 'unused' sent nothing. */
  key: 'bought' | 'refused' | 'inDoubt' | 'unused';
  /** The way on; without it the buyer stays on the screen. */
  transition?: Transition;
  /** A call has failed, and a dialog says so. */
  isFailure?: true;
  /** The form says it too: in its words, beside the risk of a new purchase, or as news without a dialog. */
  alert?: 'words' | 'risk' | 'news';
  /** It says more of a payment than that the payment is in doubt. */
  speaksForItself?: true;
}

export const OUTCOMES: Readonly<Record<Outcome['kind'], OutcomeMeaning>> = {
  continue: { key: 'unused', transition: 'continue' },
  declined: { key: 'unused', transition: 'declined' },
  approved: { key: 'bought', transition: 'approved' },
  pending: { key: 'bought', transition: 'pending' },
  shown: { key: 'bought' },
  refused: { key: 'refused', transition: 'refused', isFailure: true, alert: 'words' },
  unknown: { key: 'inDoubt', isFailure: true },
  refusedInDoubt: { key: 'inDoubt', isFailure: true, speaksForItself: true, alert: 'risk' },
  inDoubt: { key: 'unused' },
  busy: { key: 'unused', speaksForItself: true, alert: 'news' },
  elsewhere: { key: 'unused' },
  already: { key: 'unused', speaksForItself: true },
  incorrect: { key: 'unused' },
  failed: { key: 'unused', isFailure: true, alert: 'words' },
};

/** Whether card number and CVV have done their work, and are wiped: there is nothing to correct in them. */
export const endsCard = (kind: Outcome['kind']): boolean =>
  OUTCOMES[kind].key === 'bought' || OUTCOMES[kind].key === 'inDoubt';

/** Whether the form that was sent is closed until its buyer asks for it: its payment may have been charged. */
export const closesForm = (kind: Outcome['kind']): boolean =>
  OUTCOMES[kind].key === 'inDoubt' && !OUTCOMES[kind].speaksForItself;

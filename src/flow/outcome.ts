/** What an action came to. */
export type Outcome =
  /** Done; the buyer goes on. */
  | { kind: 'continue' }
  /** The buyer does not want what a screen offers besides. */
  | { kind: 'declined' }
  /** Paid by card. */
  | { kind: 'approved' }
  /** Issued (Pix, boleto); the buyer's bank has the next word. */
  | { kind: 'pending' }
  /** Done, and the screen itself shows what came of it (a Pix code); the buyer goes on by a button. */
  | { kind: 'shown' }
  /** A definite no: the buyer may try again at once. `fields`: what the upstream complains about. */
  | { kind: 'refused'; fields?: readonly string[] }
  /** Nobody knows whether money moved: never an invitation to pay again (D-138). */
  | { kind: 'unknown' }
  /** This tab is sending already. */
  | { kind: 'busy' }
  /** Another tab is paying for the same purchase. */
  | { kind: 'elsewhere' }
  /** Bought before; buying once more has to be asked for. */
  | { kind: 'already'; state: 'approved' | 'pending' }
  /** What was typed is not what the upstream knows (a code); `fields` says where. */
  | { kind: 'incorrect'; fields: readonly string[] }
  /** A call that moves no money failed. */
  | { kind: 'failed'; fields?: readonly string[] };

/** The outcomes that lead on; a step may fork by them. A refusal does only where the step says so. */
export type Transition = 'continue' | 'declined' | 'approved' | 'pending' | 'refused';

/** The outcomes of a payment that was accepted. */
export const hasPaid = (advance: Transition): boolean =>
  advance === 'approved' || advance === 'pending';

/** How an outcome leads on; undefined keeps the buyer on the screen. */
export function transitionOf({ kind }: Outcome): Transition | undefined {
  switch (kind) {
    case 'continue':
    case 'declined':
    case 'approved':
    case 'pending':
    case 'refused':
      return kind;
    case 'shown':
    case 'unknown':
    case 'busy':
    case 'elsewhere':
    case 'already':
    case 'incorrect':
    case 'failed':
      return undefined;
    default:
      throw new Error(`No way on is known for the outcome '${kind satisfies never}'.`);
  }
}

import type { PaymentsInDoubt } from '../../flow/outcome.ts';
import type { DoubtfulKeys } from './doubtful-keys.ts';
import { asksForTheSame, type Purchase, type Requested } from './purchase-identity.ts';
import { isBought, isUnsettled, type PurchaseRecords } from './purchase-record.ts';
import type { UnresolvedKey, UnresolvedKeys } from './unresolved-key.ts';

/** The buyer's deliberate acts. */
export interface Pressed {
  /** They buy once more what is bought already. */
  again?: boolean;
  /** They answer the question about a payment in doubt: it is this one, or theirs is another purchase. */
  doubt?: { is: 'continue'; key: string } | { is: 'new'; key?: undefined };
}

/** Bought within the last 24 h; nothing was sent. */
export interface Already {
  kind: 'already';
  state: 'approved' | 'pending';
}

/** The key to send with. */
export interface Sending {
  kind: 'send';
  key: string;
  /** Time of its first request. */
  at: number;
  isRepeat: boolean;
  first?: Requested;
  /** Id of the first request under the key; missing for a new key. */
  requestId?: string;
}

export interface Memory {
  records: PurchaseRecords;
  doubtful: DoubtfulKeys;
  unresolved: UnresolvedKeys;
}

interface Question {
  purchase: Purchase;
  /** The purchase's hash. */
  hash: string;
  pressed: Pressed;
  /** Makes a new key. */
  mint(): { key: string; at: number };
}

/** Nothing was sent: the buyer has to say whether one of these payments is the one they make (D-165). */
export interface Asked {
  kind: 'inDoubt';
  doubts: PaymentsInDoubt;
}

/**
 * Decides which key a payment is sent with: the one of a payment in doubt, as long as nobody knows what it
 * came to, else a new one. A payment that may not be this one is asked about first (D-164, D-165).
 */
export function decideKey(memory: Memory, question: Question): Already | Sending | Asked {
  const { unresolved } = memory;
  const { hash, pressed, mint } = question;
  const state = boughtState(memory, question);
  if (state && !pressed.again) return { kind: 'already', state };

  const inDoubt = keysInDoubt(memory, question);
  if (pressed.doubt?.is === 'new') {
    for (const { key } of inDoubt) unresolved.keepAnswer(hash, key, 'new');
    return { kind: 'send', ...mint(), isRepeat: false };
  }
  const open = inDoubt.filter(({ key }) => unresolved.answerOf(hash, key) !== 'new');
  const continued = open.find(({ key }) => key === pressed.doubt?.key);
  if (continued) unresolved.keepAnswer(hash, continued.key, 'continue');
  const same = continued ?? open.find((one) => isSurelyThis(memory, question, one));
  if (same) return { kind: 'send', ...same, isRepeat: true };
  const [likeliest, ...more] = open;
  return likeliest
    ? { kind: 'inDoubt', doubts: [likeliest, ...more] }
    : { kind: 'send', ...mint(), isRepeat: false };
}

/** The state of what this purchase, or a payment that the buyer continues, came to in any tab. */
function boughtState({ records, unresolved }: Memory, { purchase, hash, pressed }: Question) {
  const own = unresolved.read(purchase)?.key;
  const keys = [own, pressed.doubt?.key, ...unresolved.continued(hash)];
  const ends = keys.map((key) => (key === undefined ? undefined : records.endOf(key)));
  return [records.read(hash)?.state, ...ends].find(isBought);
}

/** Every key in doubt that may be this purchase's: first its own record's, then this tab's, then the device's. */
function keysInDoubt(
  { records, unresolved, doubtful }: Memory,
  { purchase, hash }: Question,
): UnresolvedKey[] {
  const record = records.read(hash);
  const own = unresolved.read(purchase);
  const recorded = record && isUnsettled(record) ? [{ key: record.key, at: record.at }] : [];
  const all = [...recorded, ...(own ? [own] : []), ...doubtful.of(purchase)];
  const open = all.filter(({ key }) => records.endOf(key) === undefined);
  const known = (key: string) => (own?.key === key ? own : undefined);
  return [...new Map(open.map((one) => [one.key, known(one.key) ?? one])).values()];
}

/** Whether nobody needs to be asked: this tab sent the payment, and the buyer presses for the same again. */
function isSurelyThis(
  { records, unresolved }: Memory,
  { purchase, hash }: Question,
  { key, first }: UnresolvedKey,
): boolean {
  const isContinued = unresolved.answerOf(hash, key) === 'continue';
  // Plan and e-mail are all that can be compared where no storage took the terms of the request.
  const isOfTab = unresolved.read(purchase)?.key === key && records.read(hash)?.key === key;
  if (!first) return isContinued || isOfTab;
  return asksForTheSame(first, purchase) || (isContinued && first.method === purchase.method);
}

import type { PaymentInDoubt } from '../../flow/outcome.ts';
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
}

interface Memory {
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
  const [latest] = inDoubt.filter(({ key }) => unresolved.answerOf(hash, key) !== 'new');
  if (!latest) return { kind: 'send', ...mint(), isRepeat: false };
  const isContinued = pressed.doubt?.key === latest.key;
  if (isContinued) unresolved.keepAnswer(hash, latest.key, 'continue');
  return isContinued || isSurelyThis(memory, question, latest)
    ? { kind: 'send', ...latest, isRepeat: true }
    : { kind: 'inDoubt', doubt: latest };
}

interface Asked {
  kind: 'inDoubt';
  doubt: PaymentInDoubt;
}

/** The state of what this purchase, or the payment that the buyer continues, came to in any tab. */
function boughtState({ records, unresolved }: Memory, { purchase, hash, pressed }: Question) {
  const keys = [unresolved.read(purchase)?.key, pressed.doubt?.key];
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
  const recorded = record && isUnsettled(record) ? [{ key: record.key, at: record.first }] : [];
  const all = [...recorded, ...(own ? [own] : []), ...doubtful.of(purchase)];
  const open = all.filter(({ key }) => records.endOf(key) === undefined);
  const known = (key: string) => (own?.key === key ? own : undefined);
  return [...new Map(open.map((one) => [one.key, known(one.key) ?? one])).values()];
}

/** Whether nobody needs to be asked: this tab sent the payment, and the buyer presses for the same again. */
function isSurelyThis(
  { unresolved }: Memory,
  { purchase, hash }: Question,
  { key, first }: UnresolvedKey,
): boolean {
  if (!first) return unresolved.answerOf(hash, key) === 'continue';
  if (asksForTheSame(first, purchase)) return true;
  return unresolved.answerOf(hash, key) === 'continue' && first.method === purchase.method;
}

import type { JsonStore } from '../session/json-store.ts';
import type { Session } from '../session/session.ts';
import { doubtfulKeyOf, type DoubtfulKey } from './doubtful-keys.ts';
import { subjectOf, type Requested, type SaleSubject } from './purchase-identity.ts';

/** An Idempotency-Key, at most 24 h old, whose outcome this tab never learnt. */
export interface UnresolvedKey extends DoubtfulKey {
  /** The terms of its first request, where this tab sent it. */
  first?: Requested;
}

/** The buyer's answer to the question whether a payment in doubt is the purchase that they make now. */
export type DoubtAnswer = 'continue' | 'new';

export interface UnresolvedKeys {
  read(sold: SaleSubject): UnresolvedKey | undefined;
  /** Remembers a key, unless an earlier one is still unresolved. */
  keep(sold: SaleSubject, unresolved: UnresolvedKey): void;
  /** Forgets that key. */
  resolve(sold: SaleSubject, key: string): void;
  /** Forgets every key of which this holds. */
  forget(isOver: (key: string) => boolean): void;
  /** The answer that was given in this tab about a key for a purchase. */
  answerOf(hash: string, key: string): DoubtAnswer | undefined;
  keepAnswer(hash: string, key: string, answer: DoubtAnswer): void;
  /** The keys whose payment was said to be a purchase, in this tab. */
  continued(hash: string): string[];
  /** Whether somebody in this tab has said that a key's payment is not theirs. */
  isDismissed(key: string): boolean;
}

/** Begins the names of these keys in session storage. */
export const PREFIX = 'guiche.unresolved.' as const;
const ANSWERS = 'guiche.doubtAnswers';

/** Another invoice, another subscription is never paid with the key of the one before. */
const nameOf = (sold: SaleSubject) => `${PREFIX}${subjectOf(sold).join('.')}` as const;

const requestedName = (key: string) => `guiche.requested.${key}` as const;

/** Whether this tab keeps a key for a sale; where it cannot keep one, nobody knows. */
export const isUnresolved = (session: Pick<Session, 'read'>, sold: SaleSubject): boolean =>
  session.read(nameOf(sold)) !== undefined;

/**
 * Keys that have to be used again, whatever else the buyer changes meanwhile: also the e-mail or the
 * plan, which would make another purchase of it (D-130). What a first request asked for names the buyer,
 * so that it is in `session` alone, which never falls back to cookies.
 */
export function createUnresolvedKeys(
  store: JsonStore,
  session: Session,
  now: () => number,
): UnresolvedKeys {
  const answers = () => (session.read(ANSWERS) ?? {}) as Record<string, DoubtAnswer | undefined>;

  function at(name: string): UnresolvedKey | undefined {
    const kept = doubtfulKeyOf(store.read(name), now());
    return (
      kept && { ...kept, first: session.read(requestedName(kept.key)) as Requested | undefined }
    );
  }

  function remove(name: string): void {
    const { key } = (store.read(name) ?? {}) as { key?: unknown };
    session.remove(requestedName(String(key)));
    store.remove(name);
  }

  return {
    read: (sold) => at(nameOf(sold)),
    keep(sold, { key, at: since, requestId, first }) {
      if (at(nameOf(sold)) !== undefined) return;
      store.set(nameOf(sold), { key, at: since, requestId });
      session.set(requestedName(key), first);
    },
    resolve(sold, key) {
      if (at(nameOf(sold))?.key === key) remove(nameOf(sold));
    },
    forget(isOver) {
      for (const name of store.keys().filter((one) => one.startsWith(PREFIX))) {
        const unresolved = at(name);
        if (unresolved === undefined || isOver(unresolved.key)) remove(name);
      }
    },
    isDismissed: (key) =>
      Object.entries(answers()).some(([name, is]) => is === 'new' && name.endsWith(`.${key}`)),
    answerOf: (hash, key) => answers()[`${hash}.${key}`],
    keepAnswer: (hash, key, answer) =>
      session.set(ANSWERS, { ...answers(), [`${hash}.${key}`]: answer }),
    continued: (hash) =>
      Object.entries(answers()).flatMap(([name, is]) =>
        is === 'continue' && name.startsWith(`${hash}.`) ? name.slice(hash.length + 1) : [],
      ),
  };
}

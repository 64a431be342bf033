import { OUTCOMES } from '../../flow/outcome.ts';
import type { JsonStore } from '../session/json-store.ts';
import type { Session } from '../session/session.ts';
import { subjectHash, type SaleSubject } from './purchase-identity.ts';
import type { PaymentAttempt } from './payment-attempt.ts';

/** The attempts to pay that this device knows of: one for each Idempotency-Key, at most 24 h old. */
export type AttemptStore = ReturnType<typeof createAttemptStore>;

const KEPT_MS = 24 * 60 * 60 * 1000;
const SHARED = 'guiche.payment.';
const OF_TAB = 'guiche.tabPayment.';

/** Whether an entry is an attempt: older builds and other programs write to the same storage. */
function isAttempt(value: Partial<PaymentAttempt>): value is PaymentAttempt {
  const { key, at, state, sold, purchases } = value;
  if (typeof key !== 'string' || key === '' || typeof at !== 'number') return false;
  if (typeof sold !== 'string' || !Array.isArray(purchases)) return false;
  return state === 'sending' || Object.hasOwn(OUTCOMES, String(state));
}

const entriesIn = (store: Pick<JsonStore, 'keys' | 'read' | 'remove'>, prefix: string) =>
  store
    .keys()
    .filter((name) => name.startsWith(prefix))
    .map((name) => {
      const value = { ...(store.read(name) as Partial<PaymentAttempt> | undefined) };
      return { attempt: isAttempt(value) ? value : undefined, remove: () => store.remove(name) };
    });

/** Whether this tab has paid for a sale, also by a document before this one, and its buyer has not seen the outcome. */
export const isUnseen = (session: Session, sale: SaleSubject): boolean =>
  entriesIn(session, OF_TAB).some(
    ({ attempt }) => attempt?.isOwn && attempt.sold === subjectHash(sale),
  );

/** `device`, which all tabs see, gets no personal data and no token: the buyer's terms are in `session` alone. */
export function createAttemptStore(device: JsonStore, session: Session, now: () => number) {
  const entries = () => [...entriesIn(session, OF_TAB), ...entriesIn(device, SHARED)];

  /** Upstreams forget a key after 24 h. A clock that was set back must not keep it for ever. */
  const isKnown = (attempt: PaymentAttempt | undefined): attempt is PaymentAttempt =>
    attempt !== undefined && Math.abs(now() - attempt.at) < KEPT_MS;

  /** The device's word counts more than the tab's: another tab may have learnt more. */
  function all() {
    const known = new Map<string, PaymentAttempt>();
    for (const { attempt } of entries()) {
      if (!isKnown(attempt)) continue;
      const before = known.get(attempt.key);
      const purchases = [...new Set([...(before?.purchases ?? []), ...attempt.purchases])];
      known.set(attempt.key, { ...before, ...attempt, purchases });
    }
    return [...known.values()].sort((one, other) => one.at - other.at);
  }

  const writeInTab = (attempt: PaymentAttempt) =>
    session.set(`${OF_TAB}${attempt.key}`, attempt.isOwn || attempt.answers ? attempt : undefined);

  return {
    all,
    read: (key: string) => all().find((attempt) => attempt.key === key),
    write(attempt: PaymentAttempt): void {
      const { isOwn: _, first: __, answers: ___, ...shared } = attempt;
      device.set(SHARED + attempt.key, shared);
      writeInTab(attempt);
    },
    writeInTab,
    remove(key: string): void {
      device.remove(SHARED + key);
      session.remove(`${OF_TAB}${key}`);
    },
    dropOld(): void {
      for (const { attempt, remove } of entries()) if (!isKnown(attempt)) remove();
    },
  };
}

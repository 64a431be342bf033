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

const namesIn = (store: Pick<JsonStore, 'keys'>, prefix: string): string[] =>
  store.keys().filter((name) => name.startsWith(prefix));

function read(store: Pick<JsonStore, 'read'>, name: string): PaymentAttempt | undefined {
  const value = { ...(store.read(name) as Partial<PaymentAttempt> | undefined) };
  return isAttempt(value) ? value : undefined;
}

/** Whether an attempt is known still: upstreams forget a key after 24 h. A clock that was set back must not keep it for ever. */
const isFresh = ({ at }: PaymentAttempt, now: number): boolean => Math.abs(now - at) < KEPT_MS;

type TabEntries = Pick<Session, 'keys' | 'read'>;

/** The attempts that this tab has sent, also by a document before this one, and whose outcome its buyer has not seen. */
const unseenIn = (session: TabEntries): PaymentAttempt[] =>
  namesIn(session, OF_TAB)
    .map((name) => read(session, name))
    .filter((attempt) => attempt !== undefined)
    .filter(({ isOwn }) => isOwn);

export const isUnseen = (session: TabEntries, sale: SaleSubject): boolean =>
  unseenIn(session).some(({ sold }) => sold === subjectHash(sale));

/** `device`, which all tabs see, gets no personal data and no token: the buyer's terms are in `session` alone. */
export function createAttemptStore(device: JsonStore, session: Session, now: () => number) {
  const entriesOf = (store: Pick<JsonStore, 'keys' | 'read' | 'remove'>, prefix: string) =>
    namesIn(store, prefix).map((name) => {
      const found = read(store, name);
      const attempt = found && isFresh(found, now()) ? found : undefined;
      return { attempt, remove: () => store.remove(name) };
    });
  const entries = () => [...entriesOf(session, OF_TAB), ...entriesOf(device, SHARED)];

  /** The device's word counts more than the tab's: another tab may have learnt more. */
  function all() {
    const known = new Map<string, PaymentAttempt>();
    for (const { attempt } of entries()) {
      if (!attempt) continue;
      const before = known.get(attempt.key);
      const purchases = [...new Set([...(before?.purchases ?? []), ...attempt.purchases])];
      known.set(attempt.key, { ...before, ...attempt, purchases });
    }
    return [...known.values()].sort((one, other) => one.at - other.at);
  }

  const writeInTab = (attempt: PaymentAttempt) =>
    session.set(`${OF_TAB}${attempt.key}`, attempt.isOwn || attempt.answers ? attempt : undefined);

  return {
    /** In the order of their first requests. */
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
      for (const { attempt, remove } of entries()) if (!attempt) remove();
    },
  };
}

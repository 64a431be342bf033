import { createJsonStore } from '../../src/checkout/session/json-store.ts';
import { createPurchases } from '../../src/checkout/payment/purchase.ts';
import type { Purchase } from '../../src/checkout/payment/purchase-identity.ts';
import { createSession } from '../../src/checkout/session/session.ts';
import type { Pressed } from '../../src/checkout/payment/decide-key.ts';
import { gate } from './gate.ts';
import { fakeUpstream, type Fate, type UpstreamMode } from './payment-upstream.ts';
import { fakeLocks, fakeLockSpace } from './web-locks.ts';
import { fakeStorage } from './web-storage.ts';

export const aPurchase: Purchase = {
  productCode: 'COURSE',
  plan: 'annual',
  email: 'ana@mail.example',
  offer: 'main',
  method: 'creditcard',
};

export interface Press extends Pressed {
  fate?: Fate;
  /** The moment at which the request arrives; at once, if it is not given. */
  when?: Promise<void>;
  /** Called with key and id of a request that is sent. */
  onSent?(key: string, requestId: string): void;
}

export const HOUR = 60 * 60 * 1000;
/** The buyer corrects their address. */
export const CORRECTED = { email: 'ana@mail.example.org' };
/** Somebody else. */
export const RUI = { email: 'rui@mail.example' };
/** The upstream's answer is lost, and this is no purchase that is in doubt already. */
export const ANEW = { fate: 'lose-answer', doubt: { is: 'new' } } as const;
export const ALREADY = { kind: 'already', state: 'approved' };

/** Lets everything that waits for no gate run on. */
export const settle = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** A browser with any number of tabs on one checkout, and the upstream behind it. */
export function fakeBrowser({
  local = fakeStorage(),
  hasLocks = true,
  session = fakeStorage,
  mode = 'replaying' as UpstreamMode,
  /** Runs before a lock is given: a browser takes its time, and other tabs go on meanwhile. */
  beforeLock = undefined as ((name: string) => Promise<unknown>) | undefined,
} = {}) {
  const upstream = fakeUpstream(mode);
  const space = fakeLockSpace();
  const clock = { now: Date.UTC(2030, 0, 1) };
  let minted = 0;
  let requests = 0;

  function openTab() {
    const sessionStorage = session();
    const openDocument = () => {
      let isGone = false;
      /** A document that is gone writes nothing any more. */
      const only = (storage: Storage) => () => {
        if (isGone) throw new Error('The document is gone.');
        return storage;
      };
      const locks = fakeLocks(space);
      const { request } = locks;
      if (beforeLock)
        locks.request = async (name, options, work) => {
          await beforeLock(name);
          return request(name, options, work);
        };
      const kept = createSession(only(sessionStorage));
      const purchases = createPurchases({
        storage: createJsonStore(only(local)),
        session: kept,
        locks: hasLocks ? locks : undefined,
        now: () => clock.now,
        newKey: () => `key-${++minted}`,
        newRequestId: () => `request-${++requests}`,
      });
      const leave = () => {
        isGone = true;
        locks.close();
      };
      return { purchases, session: kept, leave };
    };
    let page = openDocument();
    /** Presses the pay button. */
    const press = (
      changes: Partial<Purchase> = {},
      { fate = 'approve', when, onSent, ...pressed }: Press = {},
    ) => {
      const purchase = { ...aPurchase, ...changes };
      return page.purchases.attempt(
        purchase,
        ({ idempotencyKey, requestId, first = purchase }) => {
          if (fate !== 'not-sent') onSent?.(idempotencyKey, requestId);
          return upstream.pay(idempotencyKey, first, fate, when);
        },
        pressed,
      );
    };
    return {
      get session() {
        return page.session;
      },
      sessionStorage,
      press,
      /** Presses it; the request reaches the upstream when `arrive` is called, which gives the outcome. */
      pressLate(changes: Partial<Purchase> = {}, how: Press = {}) {
        const { isOpen, open } = gate();
        const outcome = press(changes, { ...how, when: isOpen });
        return { arrive: () => (open(), outcome) };
      },
      /** Presses it and, asked about a payment in doubt, says that it is this one. */
      async pressOn(changes: Partial<Purchase> = {}, how: Press = {}) {
        const attempt = await press(changes, how);
        if (attempt.kind !== 'inDoubt') return attempt;
        return press(changes, { ...how, doubt: { is: 'continue', key: attempt.doubts[0].key } });
      },
      /** The payment in doubt that the screen speaks of when it is opened. */
      inDoubt: () => page.purchases.inDoubt(aPurchase),
      /** What the screen says of the purchase when it is opened. */
      bought: (changes: Partial<Purchase> = {}) =>
        page.purchases.bought({ ...aPurchase, ...changes })?.state,
      underWay: (changes: Partial<Purchase> = {}) =>
        page.purchases.underWay({ ...aPurchase, ...changes }),
      /** The buyer sees success. */
      see: () => page.purchases.seen(),
      reload() {
        page.leave();
        page = openDocument();
      },
    };
  }
  return { openTab, upstream, clock, local };
}

/** A browser whose one tab has sent a payment, approved by the upstream, and has lost the answer. */
export async function afterLostAnswer() {
  const browser = fakeBrowser();
  const tab = browser.openTab();
  await tab.press({}, { fate: 'lose-answer' });
  return { ...browser, tab };
}

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { ALREADY, aPurchase as purchase } from '../../../tests/fakes/buyer-tabs.ts';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { fakeLocks, fakeLockSpace } from '../../../tests/fakes/web-locks.ts';
import { createSession } from '../session/session.ts';
import { browserPurchases } from './purchase.ts';
import type { PaymentRequest } from './send-attempt.ts';

const result = { token: 'T', paymentProfileIds: [] };
const lost = () => Promise.reject(new Error('The connection broke off.'));

/** Makes a document with these storages and locks of the browser. */
function openDocument({ local = fakeStorage(), own = fakeStorage(), locks = {} } = {}) {
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', own);
  vi.stubGlobal('navigator', locks);
  return browserPurchases(createSession());
}

afterEach(() => {
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  }
});

test('another tab reads in local storage that it is bought', async () => {
  const local = fakeStorage();
  await openDocument({ local }).attempt(purchase, async () => result);
  const again = await openDocument({ local }).attempt(purchase, async () => result);
  expect(again).toEqual(ALREADY);
  expect(local.length).toBeGreaterThan(0);
  // Cookies go to the server with every request: they are for full storages alone.
  expect(document.cookie).toBe('');
});

test('where both storages are full, cookies keep the key over a reload, and not what names the buyer', async () => {
  const full = () => ({ local: fakeStorage(['setItem']), own: fakeStorage(['setItem']) });
  const keys: string[] = [];
  const send = ({ idempotencyKey }: PaymentRequest) => (keys.push(idempotencyKey), lost());
  await openDocument(full()).attempt(purchase, send);
  const attempt = await openDocument(full()).attempt({ ...purchase, plan: 'monthly' }, send);
  expect(attempt).toMatchObject({ kind: 'inDoubt', doubts: [{ key: keys[0] }] });
  expect(keys).toHaveLength(1);
  // A cookie does not say which tab has sent the payment, so that the buyer is asked for the same purchase, too.
  const same = openDocument(full());
  expect(await same.attempt(purchase, send)).toMatchObject({ kind: 'inDoubt' });
  await same.attempt(purchase, send, { doubt: { is: 'continue', key: keys[0]! } });
  expect(keys[1]).toBe(keys[0]);
  expect(document.cookie).not.toContain('ana');
});

test("a purchase that another tab is sending waits for that tab, by the browser's locks", async () => {
  const space = fakeLockSpace();
  const local = fakeStorage();
  let answer = () => {};
  const sent = new Promise<typeof result>((resolve) => (answer = () => resolve(result)));
  const first = openDocument({ local, locks: { locks: fakeLocks(space) } });
  const second = openDocument({ local, locks: { locks: fakeLocks(space) } });
  const paid = first.attempt(purchase, () => sent);
  expect(await second.attempt(purchase, async () => result)).toEqual({ kind: 'elsewhere' });
  answer();
  expect(await paid).toMatchObject({ kind: 'approved' });
});

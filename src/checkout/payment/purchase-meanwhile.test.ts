import { expect, test } from 'vitest';
import { aPurchase, fakeBrowser, settle } from '../../../tests/fakes/buyer-tabs.ts';
import { ALREADY, CORRECTED } from '../../../tests/fakes/buyer-tabs.ts';
import { gate } from '../../../tests/fakes/gate.ts';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import type { Fate } from '../../../tests/fakes/payment-upstream.ts';
import { readResult } from './purchase-result.ts';

const CONTINUE = { doubt: { is: 'continue', key: 'key-1' } } as const;

test.each<Fate>(['lose-request', 'lose-answer', 'error', 'not-sent', { wall: 403 }, { wall: 402 }])(
  'a payment that another tab has finished is bought, although the first request ended with %j',
  async (fate) => {
    const { openTab, upstream } = fakeBrowser({ hasLocks: false });
    const first = openTab();
    const late = first.pressLate({}, { fate });
    expect(await openTab().pressOn()).toMatchObject({ kind: 'approved' });
    expect(await late.arrive()).toEqual(ALREADY);
    expect(openTab().bought()).toBe('approved');
    expect(await first.press()).toEqual(ALREADY);
    expect(upstream.charges).toHaveLength(1);
  },
);

test("a success that arrives after the other tab's is shown, and names nothing that may not be what was charged", async () => {
  const { openTab, upstream } = fakeBrowser({ hasLocks: false });
  const first = openTab();
  const late = first.pressLate();
  const second = openTab();
  expect(await second.pressOn(CORRECTED)).toMatchObject({ kind: 'approved' });
  expect(await late.arrive()).toMatchObject({ kind: 'approved', result: { token: 'token-key-1' } });
  for (const { session } of [first, second])
    expect(readResult(session, aPurchase)?.earlier).toBe('unknown');
  expect(upstream.charges).toMatchObject([CORRECTED]);
});

test.each(['not-sent', { wall: 403 }, { wall: 402 }] as const)(
  'once another tab has repeated a payment, the first request settles nothing that ends with %j',
  async (fate) => {
    const { openTab, upstream } = fakeBrowser({ hasLocks: false });
    const late = openTab().pressLate({}, { fate });
    await openTab().pressOn(CORRECTED, { fate: 'lose-answer' });
    await late.arrive();
    const third = openTab();
    expect(third.inDoubt()).toMatchObject([{ key: 'key-1' }]);
    expect(await third.pressOn()).toMatchObject({ kind: 'approved' });
    expect(upstream.charges).toHaveLength(1);
  },
);

test.each(['is still sending', 'has lost the answer'])(
  'that holds where storage takes no new entry and the other tab %s',
  async (how) => {
    const local = fakeStorage();
    const { setItem } = local;
    let isFull = false;
    local.setItem = (name, value) => {
      if (isFull && local.getItem(name) === null) throw new DOMException('Full.');
      setItem(name, value);
    };
    const { openTab, upstream } = fakeBrowser({ hasLocks: false, local });
    const later = gate();
    const late = openTab().pressLate({}, { fate: { wall: 403 } });
    isFull = true;
    const when = how === 'is still sending' ? later.isOpen : undefined;
    const repeat = openTab().pressOn({}, { fate: 'lose-answer', when });
    await settle();
    expect(await late.arrive()).toMatchObject({ kind: 'unknown' });
    later.open();
    await repeat;
    expect(await openTab().pressOn()).toMatchObject({ kind: 'approved' });
    expect(upstream.charges).toHaveLength(1);
  },
);

/** A browser in which something is done, once, before the lock of the first key is given. */
function slowBrowser() {
  const meanwhile: (() => Promise<unknown>)[] = [];
  const beforeLock = async (name: string) => {
    if (name === 'guiche.key.key-1') await meanwhile.pop()?.();
  };
  return { meanwhile, ...fakeBrowser({ beforeLock }) };
}

test('a payment that another tab finishes while a lock is awaited is not repeated', async () => {
  const { meanwhile, openTab, upstream } = slowBrowser();
  const first = openTab();
  await first.press({}, { fate: 'lose-answer' });
  meanwhile.push(() => first.press());
  expect(await openTab().press(CORRECTED, CONTINUE)).toEqual(ALREADY);
  expect(upstream.keys).toEqual(['key-1', 'key-1']);
});

test('a payment that another tab sees refused meanwhile is not made anew by whoever continues it', async () => {
  const { meanwhile, openTab, upstream } = slowBrowser();
  const first = openTab().pressLate({}, { fate: 'refuse' });
  await settle();
  meanwhile.push(() => first.arrive());
  const second = openTab();
  expect(await second.press(CORRECTED, CONTINUE)).toEqual({ kind: 'elsewhere' });
  expect(upstream.keys).toEqual(['key-1']);
  expect(await second.press(CORRECTED)).toMatchObject({ kind: 'approved' });
});

test('a tab that sends one purchase does not hold up another one in a second tab', async () => {
  const { openTab, upstream } = fakeBrowser();
  const first = openTab().pressLate();
  await settle();
  expect(await openTab().press({ productCode: 'OTHER' })).toMatchObject({ kind: 'approved' });
  expect(await first.arrive()).toMatchObject({ kind: 'approved' });
  expect(upstream.keys).toEqual(['key-1', 'key-2']);
});

test('a tab that was copied while it sent learns that the payment was refused', async () => {
  const { openTab, upstream } = fakeBrowser();
  const tab = openTab();
  const refused = tab.pressLate({}, { fate: 'refuse' });
  await settle();
  const copy = openTab();
  for (let at = 0; at < tab.sessionStorage.length; at++) {
    const name = tab.sessionStorage.key(at)!;
    copy.sessionStorage.setItem(name, tab.sessionStorage.getItem(name)!);
  }
  expect(copy.inDoubt()).toHaveLength(1);
  expect(await refused.arrive()).toMatchObject({ kind: 'refused' });
  expect(copy.inDoubt()).toBeUndefined();
  expect(await copy.press()).toMatchObject({ kind: 'approved' });
  expect(upstream.keys).toEqual(['key-1', 'key-2']);
});

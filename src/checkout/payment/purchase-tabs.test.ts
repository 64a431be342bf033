import { expect, test } from 'vitest';
import { afterLostAnswer, aPurchase, fakeBrowser } from '../../../tests/fakes/buyer-tabs.ts';
import { ALREADY, ANEW } from '../../../tests/fakes/buyer-tabs.ts';
import { SLIP } from '../../../tests/fakes/payment-upstream.ts';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { readResult } from './purchase-result.ts';

test('two tabs that are pressed in the same moment: one of them sends', async () => {
  const { openTab, upstream } = fakeBrowser();
  const kinds = (await Promise.all([openTab().press(), openTab().press()])).map(({ kind }) => kind);
  expect(kinds).toEqual(['approved', 'elsewhere']);
  expect(upstream.keys).toHaveLength(1);
});

test("settling the other tab's key leaves this tab's own in doubt", async () => {
  const { openTab, upstream, tab: first } = await afterLostAnswer();
  const shared = { email: 'other@mail.example' };
  await openTab().press(shared, ANEW);
  expect(await first.pressOn(shared)).toMatchObject({ kind: 'approved' });
  await first.pressOn({ email: 'third@mail.example' });
  expect(upstream.keys).toEqual(['key-1', 'key-2', 'key-2', 'key-1']);
  expect(upstream.charges).toHaveLength(2);
});

test('a slip that is replayed to a card of another tab is kept as a slip', async () => {
  const { openTab } = fakeBrowser();
  await openTab().press({ method: 'boleto' }, { fate: 'lose-answer' });
  const tab = openTab();
  expect(await tab.pressOn()).toMatchObject({ kind: 'pending' });
  const kept = { state: 'pending', method: 'boleto', result: { boleto: SLIP } };
  expect(readResult(tab.session, aPurchase)).toMatchObject(kept);
});

test('without locks, a late answer leaves a record alone that follows another key', async () => {
  const { openTab, upstream } = fakeBrowser({ hasLocks: false });
  const late = openTab().pressLate({}, { fate: 'lose-request' });
  const second = openTab();
  await second.press({}, ANEW);
  await late.arrive();
  await second.press();
  expect(upstream.keys).toEqual(['key-1', 'key-2', 'key-2']);
  expect(upstream.charges).toHaveLength(1);
});

test.each([
  ['full', fakeStorage(['setItem'])],
  ['forbidden', fakeStorage(['setItem', 'getItem', 'removeItem'])],
])('with %s storages, the tab itself remembers', async (_, broken) => {
  const { openTab, upstream } = fakeBrowser({ local: broken, session: () => broken });
  const tab = openTab();
  const [, second] = await Promise.all([tab.press({}, { fate: 'lose-answer' }), tab.press()]);
  expect(second).toEqual({ kind: 'busy' });
  expect(await tab.pressOn({ plan: 'monthly' })).toMatchObject({ kind: 'approved' });
  expect(await tab.press()).toEqual(ALREADY);
  expect(upstream.keys).toEqual(['key-1', 'key-1']);
  expect(readResult(tab.session, aPurchase)).toMatchObject({ state: 'approved' });
});

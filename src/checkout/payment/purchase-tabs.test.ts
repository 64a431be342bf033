import { describe, expect, test } from 'vitest';
import { aPurchase, fakeBrowser } from '../../../tests/fakes/buyer-tabs.ts';
import { gate } from '../../../tests/fakes/gate.ts';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { readResult } from './purchase-result.ts';

describe('two tabs', () => {
  test('the second one learns of the payment while the first one sends, and afterwards', async () => {
    const { openTab, upstream } = fakeBrowser();
    const arrival = gate();
    const first = openTab().press({}, { when: arrival.isOpen });
    const second = openTab();
    expect(await second.press()).toEqual({ kind: 'elsewhere' });
    arrival.open();
    expect(await first).toMatchObject({ kind: 'approved' });
    expect(await second.press()).toEqual({ kind: 'already', state: 'approved' });
    expect(upstream.keys).toHaveLength(1);
  });

  test('pressed in the same moment, one of them sends', async () => {
    const { openTab, upstream } = fakeBrowser();
    const kinds = (await Promise.all([openTab().press(), openTab().press()])).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['approved', 'elsewhere']);
    expect(upstream.keys).toHaveLength(1);
  });

  test("a tab goes on with the other's key while the outcome is unknown", async () => {
    const { openTab, upstream } = fakeBrowser();
    await openTab().press({}, { fate: 'lose-answer' });
    expect(await openTab().pressOn()).toMatchObject({ kind: 'approved' });
    expect(upstream.keys).toEqual(['key-1', 'key-1']);
    expect(upstream.charges).toHaveLength(1);
  });

  test('a tab that missed its own success learns of it, also after changes to the form', async () => {
    const { openTab, upstream } = fakeBrowser();
    const first = openTab();
    await first.press({}, { fate: 'lose-answer' });
    await openTab().pressOn();
    const changed = { email: 'other@mail.example' };
    expect(await first.press(changed)).toEqual({ kind: 'already', state: 'approved' });
    expect(await first.press(changed, { again: true })).toMatchObject({ kind: 'approved' });
    expect(upstream.keys).toEqual(['key-1', 'key-1', 'key-2']);
  });
});

test("settling the other tab's key leaves this tab's own in doubt", async () => {
  const { openTab, upstream } = fakeBrowser();
  const first = openTab();
  await first.press({}, { fate: 'lose-answer' });
  const shared = { email: 'other@mail.example' };
  await openTab().press(shared, { fate: 'lose-answer', doubt: { is: 'new' } });
  expect(await first.pressOn(shared)).toMatchObject({ kind: 'approved' });
  await first.pressOn({ email: 'third@mail.example' });
  expect(upstream.keys).toEqual(['key-1', 'key-2', 'key-2', 'key-1']);
  expect(upstream.charges).toHaveLength(2);
});

describe('browsers that lack something', () => {
  test('without locks, tabs share the key that they see in the record', async () => {
    const { openTab, upstream } = fakeBrowser({ hasLocks: false });
    const results = await Promise.all([openTab().press(), openTab().pressOn()]);
    expect(results.map(({ kind }) => kind)).toEqual(['approved', 'already']);
    expect(upstream.keys).toEqual(['key-1']);
    expect(upstream.charges).toHaveLength(1);
  });

  test('without locks, a refusal decides nothing once another tab has repeated the payment', async () => {
    const { openTab, upstream } = fakeBrowser({ hasLocks: false });
    const arrival = gate();
    const late = openTab().press({}, { fate: { wall: 403 }, when: arrival.isOpen });
    await openTab().pressOn({}, { fate: 'lose-answer' });
    arrival.open();
    expect(await late).toMatchObject({ kind: 'unknown' });
    await openTab().pressOn();
    expect(upstream.keys).toEqual(['key-1', 'key-1', 'key-1']);
    expect(upstream.charges).toHaveLength(1);
  });

  test('without locks, a late answer leaves a record alone that follows another key', async () => {
    const { openTab, upstream } = fakeBrowser({ hasLocks: false });
    const arrival = gate();
    const late = openTab().press({}, { fate: 'lose-request', when: arrival.isOpen });
    const second = openTab();
    await second.press({}, { fate: 'lose-answer', doubt: { is: 'new' } });
    arrival.open();
    await late;
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
    expect((await Promise.all([tab.press({}, { fate: 'lose-answer' }), tab.press()]))[1]).toEqual({
      kind: 'busy',
    });
    expect(await tab.pressOn({ plan: 'monthly' })).toMatchObject({ kind: 'approved' });
    expect(await tab.press()).toEqual({ kind: 'already', state: 'approved' });
    expect(upstream.keys).toEqual(['key-1', 'key-1']);
    expect(readResult(tab.session, aPurchase)).toMatchObject({ state: 'approved' });
  });
});

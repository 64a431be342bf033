import { describe, expect, test } from 'vitest';
import { afterLostAnswer, aPurchase, fakeBrowser } from '../../../tests/fakes/buyer-tabs.ts';
import { gate } from '../../../tests/fakes/gate.ts';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { readResult } from './purchase-result.ts';

describe('two tabs', () => {
  test('pressed in the same moment, one of them sends', async () => {
    const { openTab, upstream } = fakeBrowser();
    const kinds = (await Promise.all([openTab().press(), openTab().press()])).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['approved', 'elsewhere']);
    expect(upstream.keys).toHaveLength(1);
  });

  test('a tab that missed its own success learns of it, also after changes to the form', async () => {
    const { openTab, upstream, tab: first } = await afterLostAnswer();
    await openTab().pressOn();
    const changed = { email: 'other@mail.example' };
    expect(await first.press(changed)).toEqual({ kind: 'already', state: 'approved' });
    expect(await first.press(changed, { again: true })).toMatchObject({ kind: 'approved' });
    expect(upstream.keys).toEqual(['key-1', 'key-1', 'key-2']);
  });
});

test("settling the other tab's key leaves this tab's own in doubt", async () => {
  const { openTab, upstream, tab: first } = await afterLostAnswer();
  const shared = { email: 'other@mail.example' };
  await openTab().press(shared, { fate: 'lose-answer', doubt: { is: 'new' } });
  expect(await first.pressOn(shared)).toMatchObject({ kind: 'approved' });
  await first.pressOn({ email: 'third@mail.example' });
  expect(upstream.keys).toEqual(['key-1', 'key-2', 'key-2', 'key-1']);
  expect(upstream.charges).toHaveLength(2);
});

describe('browsers that lack something', () => {
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

import { expect, test } from 'vitest';
import { afterLostAnswer, ALREADY, fakeBrowser, RUI } from '../../../tests/fakes/buyer-tabs.ts';

/** Purchases that are not the one that was paid. */
const OTHERS = [{ productCode: 'OTHER' }, { plan: 'monthly' }, { offer: 'upsell' }, RUI] as const;

test('another tab hears of a payment while it is sent, and what it came to', async () => {
  const { openTab } = fakeBrowser();
  const [first, second] = [openTab(), openTab()];
  const paid = first.pressLate();
  expect(await second.underWay()).toBe('elsewhere');
  expect(await first.underWay()).toBe('here');
  expect(second.bought()).toBeUndefined();
  await paid.arrive();
  expect(await second.underWay()).toBeUndefined();
  expect([first.bought(), second.bought()]).toEqual(['approved', 'approved']);
  first.reload();
  expect(first.bought()).toBe('approved');
});

test.each(OTHERS)('nothing is said of another purchase: %j', async (other) => {
  const { openTab } = fakeBrowser();
  const [first, second] = [openTab(), openTab()];
  const paid = first.pressLate();
  expect(await second.underWay(other)).toBeUndefined();
  expect(await first.underWay(other)).toBeUndefined();
  await paid.arrive();
  expect([first.bought(other), second.bought(other)]).toEqual([undefined, undefined]);
});

test('a tab that goes while it sends leaves a payment in doubt, and is waited for no longer', async () => {
  const { openTab } = fakeBrowser();
  const [first, second] = [openTab(), openTab()];
  first.pressLate();
  expect(await second.underWay()).toBe('elsewhere');
  first.reload();
  expect(await second.underWay()).toBeUndefined();
  expect(await first.underWay()).toBeUndefined();
  expect(second.inDoubt()).toHaveLength(1);
  expect(first.inDoubt()).toHaveLength(1);
});

test('a payment that the buyer continued in one tab, and that another has finished, is not made anew', async () => {
  const { openTab, upstream, tab: first } = await afterLostAnswer();
  const finished = first.pressLate();
  const second = openTab();
  expect(await second.pressOn(RUI)).toEqual({ kind: 'elsewhere' });
  expect(await second.underWay(RUI)).toBe('elsewhere');
  await finished.arrive();
  expect(second.bought(RUI)).toBe('approved');
  expect(await second.press(RUI)).toEqual(ALREADY);
  expect(upstream.charges).toHaveLength(1);
});

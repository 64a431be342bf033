import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { gate } from '../../../tests/fakes/gate.ts';
import {
  hear,
  keepLead,
  openScreen,
  paid,
  THIS,
  twoTabs,
} from '../../../tests/drawing/purchase-screen.tsx';

beforeEach(() => {
  keepLead();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

/** The least time in which a tab that waits asks again. */
async function aSecond() {
  act(() => void vi.advanceTimersByTime(1000));
  await settle();
}

test('a tab that waits for another one follows it by itself, and asks no more when it has ended', async () => {
  const { other, purchases, askLocks } = twoTabs();
  const arrival = gate();
  const sent = other.attempt(THIS, () => arrival.isOpen.then(paid));
  await settle();
  const { show, latest } = await openScreen(purchases);
  await show();
  expect(latest()).toMatchObject({ underWay: 'elsewhere' });
  // Its record says that it is sending: what is under way is not in doubt.
  expect([latest().doubts, latest().bought]).toEqual([undefined, undefined]);
  await aSecond();
  expect(latest().underWay).toBe('elsewhere');
  arrival.open();
  await sent;
  await aSecond();
  expect(latest()).toMatchObject({ bought: { state: 'approved' }, underWay: undefined });
  askLocks.mockClear();
  await aSecond();
  expect(askLocks).not.toHaveBeenCalled();
});

test('a buyer who has come back while this tab pays learns that it does', async () => {
  const { purchases } = twoTabs();
  const arrival = gate();
  const sent = purchases.attempt(THIS, () => arrival.isOpen.then(paid));
  await settle();
  const { show, latest } = await openScreen(purchases);
  await show();
  expect(latest().underWay).toBe('here');
  arrival.open();
  await sent;
});

test.each([
  ['another tab writes', 'storage', () => window],
  ['the page is shown again', 'pageshow', () => window],
  ['the tab is looked at again', 'visibilitychange', () => document],
] as const)('a purchase is found when %s, and not before', async (_, type, target) => {
  const { other, purchases } = twoTabs();
  const { show, latest } = await openScreen(purchases);
  await show();
  await other.attempt(THIS, paid);
  await settle();
  expect(latest().bought).toBeUndefined();
  await hear(target(), type);
  expect(latest().bought?.state).toBe('approved');
});

test('a screen that the buyer has left asks nothing more, whatever happens', async () => {
  const { purchases, askLocks } = twoTabs();
  const { show, latest, unmount } = await openScreen(purchases);
  await show();
  act(() => latest().wait());
  unmount();
  await settle();
  askLocks.mockClear();
  await hear(window, 'storage');
  await hear(window, 'pageshow');
  await hear(document, 'visibilitychange');
  await aSecond();
  expect(askLocks).not.toHaveBeenCalled();
});

test('a price that comes late names the purchase, which is bought', async () => {
  const { other, purchases, askLocks } = twoTabs();
  await other.attempt(THIS, paid);
  const price = gate();
  const answers = { getProductV1: () => price.isOpen.then(() => A_PRODUCT) };
  const { show, latest } = await openScreen(purchases, { answers });
  await show();
  expect(latest().bought).toBeUndefined();
  // Until then nobody knows which purchase it is.
  expect(askLocks).not.toHaveBeenCalled();
  price.open();
  await settle();
  expect(latest().bought?.state).toBe('approved');
});

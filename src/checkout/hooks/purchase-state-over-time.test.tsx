import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
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

import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PIX_CODE } from '../../../tests/drawing/buyer.ts';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import type { PixData } from '../visit/visit.ts';
import { hear, keepLead, lost, openScreen } from '../../../tests/drawing/purchase-screen.tsx';
import { paid, THIS, twoTabs } from '../../../tests/drawing/purchase-screen.tsx';

beforeEach(keepLead);

test('what another tab has bought is known when the screen is drawn first (D-144)', async () => {
  const { other, purchases } = twoTabs();
  await other.attempt(THIS, paid);
  const { show, drawn, latest } = await openScreen(purchases);
  await show();
  expect(drawn[0]!.bought).toMatchObject({ key: 'key-1', state: 'approved' });
  expect(latest()).toMatchObject({ bought: { state: 'approved' } });
  expect([latest().underWay, latest().doubts]).toEqual([undefined, undefined]);
});

test('the drawing that hydration compares with that of the server knows nothing; the next one does', async () => {
  const { other, purchases } = twoTabs();
  await other.attempt(THIS, paid);
  const { show, drawn, latest } = await openScreen(purchases, { isHydrated: false });
  await show();
  expect(drawn[0]!.bought).toBeUndefined();
  expect(latest().bought?.state).toBe('approved');
});

test('nothing is known, and nothing asked, until the visit has been read', async () => {
  const { purchases, askLocks } = twoTabs();
  await purchases.attempt(THIS, lost);
  const { checkout, show, drawn, latest } = await openScreen(purchases, { isLoaded: false });
  await show();
  await hear(window, 'storage');
  expect(drawn.filter(({ doubts, bought, underWay }) => doubts ?? bought ?? underWay)).toEqual([]);
  expect(askLocks).not.toHaveBeenCalled();
  act(() => checkout.visit.load());
  await settle();
  expect(latest().doubts).toHaveLength(1);
});

test('a method with a plan id of its own is bought by that id (D-109)', async () => {
  const paymentMethods = { creditcard: { active: true }, pix: { active: true, planId: 'by-pix' } };
  const product = { productFullPrice: 499, plans: { annual: 'by-card' }, paymentMethods };
  const { other, purchases } = twoTabs();
  await other.attempt({ ...THIS, plan: 'by-pix', method: 'pix' }, paid);
  const known = async (paysBy: 'pix' | 'creditcard') => {
    const screen = { paysBy, settings: { product } };
    const { show, latest, unmount } = await openScreen(purchases, screen);
    await show();
    unmount();
    return latest().bought?.state;
  };
  expect(await known('pix')).toBe('pending');
  expect(await known('creditcard')).toBeUndefined();
});

test.each<[PixData['problem'], 'pix' | 'creditcard', string | undefined]>([
  [undefined, 'pix', 'pending'],
  ['expired', 'pix', undefined],
  ['wrong', 'pix', undefined],
  ['expired', 'creditcard', 'pending'],
])('beside a Pix code that is %s, a purchase by %s is %s', async (problem, paysBy, state) => {
  const { purchases } = twoTabs();
  await purchases.attempt({ ...THIS, method: 'pix' }, paid);
  const pix: PixData = { text: PIX_CODE, amount: 499, at: 0, problem };
  sessionStorage.setItem('dataPix', JSON.stringify(pix));
  const { show, drawn, latest } = await openScreen(purchases, { paysBy });
  await show();
  expect([drawn[0]!.bought?.state, latest().bought?.state]).toEqual([state, state]);
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
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
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
  // The least time in which a tab that waits asks again.
  act(() => void vi.advanceTimersByTime(1000));
  await settle();
  vi.useRealTimers();
  expect(askLocks).not.toHaveBeenCalled();
});

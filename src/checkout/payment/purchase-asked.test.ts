import { expect, test } from 'vitest';
import { afterLostAnswer, aPurchase, fakeBrowser } from '../../../tests/fakes/buyer-tabs.ts';
import { ANEW, CORRECTED, HOUR, RUI } from '../../../tests/fakes/buyer-tabs.ts';
import type { Fate } from '../../../tests/fakes/payment-upstream.ts';
import { readResult } from './purchase-result.ts';

test('a payment that somebody has said is not theirs is not spoken of again in their tab', async () => {
  const { openTab } = fakeBrowser();
  await openTab().press({}, { fate: 'lose-answer' });
  const tab = openTab();
  expect(tab.inDoubt()).toHaveLength(1);
  await tab.press(RUI, { doubt: { is: 'new' }, fate: 'refuse' });
  expect(tab.inDoubt()).toBeUndefined();
  expect(openTab().inDoubt()).toHaveLength(1);
});

test.each<[string, Fate]>([
  ['was lost', 'lose-answer'],
  ['was refused in doubt', { wall: 402 }],
  ['was refused by a wall', { wall: 403 }],
])('a payment whose repeat %s is asked about first by its plan and e-mail', async (_, fate) => {
  const { openTab, clock, tab } = await afterLostAnswer();
  await tab.press({}, { fate });
  clock.now += HOUR;
  await openTab().press(RUI, ANEW);
  const doubts = [{ key: 'key-1' }, { key: 'key-2' }];
  expect(await openTab().press()).toMatchObject({ doubts });
});

test('D-165: who has said that a payment is theirs is not asked again', async () => {
  const { upstream, tab } = await afterLostAnswer();
  expect(await tab.press(CORRECTED)).toMatchObject({ kind: 'inDoubt' });
  await tab.pressOn(CORRECTED, { fate: 'lose-request' });
  expect(await tab.press(CORRECTED)).toMatchObject({ kind: 'approved' });
  expect(upstream.keys).toEqual(['key-1', 'key-1', 'key-1']);
});

test('D-165: who continued a payment is asked again where they pay otherwise: the first request would decide the method', async () => {
  const { upstream, tab } = await afterLostAnswer();
  await tab.pressOn(CORRECTED, { fate: 'lose-request' });
  const byPix = { ...CORRECTED, method: 'pix' } as const;
  expect(await tab.press(byPix)).toMatchObject({ kind: 'inDoubt', doubts: [{ key: 'key-1' }] });
  expect(upstream.keys).toEqual(['key-1', 'key-1']);
});

test("who continued another tab's payment, with one of their own in doubt, is not asked again", async () => {
  const { openTab, upstream, tab } = await afterLostAnswer();
  await openTab().press(RUI, ANEW);
  await tab.press(RUI, { fate: 'lose-request', doubt: { is: 'continue', key: 'key-2' } });
  expect(await tab.press(RUI)).toMatchObject({ kind: 'approved' });
  expect(upstream.keys).toEqual(['key-1', 'key-2', 'key-2', 'key-2']);
});

test('D-166: success names nothing once a tab that does not know the first request has repeated it', async () => {
  const { openTab, upstream } = fakeBrowser();
  const tab = openTab();
  await tab.press({}, { fate: 'lose-request' });
  await openTab().pressOn(CORRECTED, { fate: 'lose-answer' });
  expect(await tab.press()).toMatchObject({ kind: 'approved' });
  expect(readResult(tab.session, aPurchase)?.earlier).toBe('unknown');
  expect(upstream.charges).toMatchObject([CORRECTED]);
});

test('an outcome in doubt names the method of the first request, where this tab has sent it: it may have been a card', async () => {
  const { openTab } = fakeBrowser();
  const tab = openTab();
  const byPix = { method: 'pix' } as const;
  const refused = { kind: 'refusedInDoubt', requestId: 'request-1' };
  expect(await tab.press(byPix, { fate: 'lose-answer' })).toMatchObject(byPix);
  expect(await tab.press(byPix, { fate: { wall: 402 } })).toMatchObject({ ...refused, ...byPix });
  const repeat = await openTab().pressOn(byPix, { fate: { wall: 402 } });
  expect(repeat).toMatchObject({ ...refused, method: undefined });
});

import { expect, test } from 'vitest';
import {
  afterLostAnswer,
  aPurchase,
  fakeBrowser,
  settle,
} from '../../../tests/fakes/buyer-tabs.ts';
import { ALREADY, ANEW, CORRECTED, HOUR, RUI } from '../../../tests/fakes/buyer-tabs.ts';

test.each([
  ['unknown', 400],
  ['unknown', 403],
  ['unknown', 404],
  ['unknown', 451],
  ['refusedInDoubt', 402],
  ['refusedInDoubt', 422],
])('a repeat is %s where a wall answers %d, and renews no key', async (kind, status) => {
  const { upstream, tab } = await afterLostAnswer();
  const repeat = await tab.press({}, { fate: { wall: status } });
  expect(repeat).toMatchObject({ kind, error: { status } });
  tab.reload();
  expect(await tab.press()).toMatchObject({ kind: 'approved' });
  expect(upstream.keys).toEqual(['key-1', 'key-1', 'key-1']);
  expect(upstream.charges).toHaveLength(1);
});

test('a deliberate act renews the key, once', async () => {
  const { openTab, upstream } = fakeBrowser();
  const tab = openTab();
  await tab.press({}, { fate: 'lose-request' });
  await tab.press({}, { fate: 'refuse' });
  const bought = await tab.press({}, { doubt: { is: 'new' }, fate: 'lose-answer' });
  expect(bought).toMatchObject({ kind: 'unknown' });
  expect(await tab.press()).toMatchObject({ kind: 'approved' });
  expect(upstream.keys).toEqual(['key-1', 'key-1', 'key-2', 'key-2']);
  expect(upstream.charges).toHaveLength(1);
});

test('what was denied is not asked about again, also where the new payment is refused', async () => {
  const { tab } = await afterLostAnswer();
  tab.see();
  expect(tab.inDoubt()).toMatchObject([{ first: { plan: 'annual' } }]);
  const refused = await tab.press({}, { doubt: { is: 'new' }, fate: 'refuse' });
  expect([refused.kind, tab.inDoubt()]).toEqual(['refused', undefined]);
});

test('a deliberate act buys nothing that another tab has learnt to be bought', async () => {
  const { openTab, upstream, tab } = await afterLostAnswer();
  await openTab().pressOn();
  const late = await tab.press({}, { doubt: { is: 'new' } });
  expect(late).toEqual(ALREADY);
  expect(upstream.charges).toHaveLength(1);
});

const CODE = { requestId: 'request-1' };

test('the code that a buyer quotes to support is that of the first request, however often the payment is repeated', async () => {
  const { openTab } = fakeBrowser();
  const tab = openTab();
  const ids: string[] = [];
  const onSent = (_: string, id: string) => void ids.push(id);
  const codes = [await tab.press({}, { fate: 'lose-answer', onSent })];
  codes.push(await tab.press({}, { fate: { wall: 403 }, onSent }));
  codes.push(await tab.press({}, { fate: { wall: 402 }, onSent }));
  expect(ids).toEqual(['request-1', 'request-2', 'request-3']);
  expect(codes).toMatchObject([CODE, CODE, CODE]);
  expect(tab.inDoubt()).toMatchObject([CODE]);
});

test('that code is there after a reload while sending, in a new tab, and after its repeat', async () => {
  const { openTab } = fakeBrowser();
  const tab = openTab();
  tab.pressLate();
  await settle();
  tab.reload();
  expect(tab.inDoubt()).toMatchObject([CODE]);
  const other = openTab();
  expect(await other.press(CORRECTED)).toMatchObject({ kind: 'inDoubt', doubts: [CODE] });
  const repeat = await other.pressOn(CORRECTED, { fate: 'lose-request' });
  expect(repeat).toMatchObject({ kind: 'unknown', ...CODE });
  expect(other.inDoubt()).toMatchObject([CODE]);
});

test.each([{}, CORRECTED, { plan: 'monthly' }])(
  'a new tab that buys %j is asked first; the buyer goes on with the same key',
  async (change) => {
    const { openTab, upstream, clock } = await afterLostAnswer();
    const doubts = [{ key: 'key-1', at: clock.now, requestId: 'request-1' }];
    clock.now += HOUR;
    const tab = openTab();
    expect(tab.inDoubt()).toEqual(doubts);
    expect(await tab.press(change)).toEqual({ kind: 'inDoubt', doubts });
    expect(upstream.keys).toHaveLength(1);
    expect(await tab.pressOn(change)).toMatchObject({ kind: 'approved' });
    expect(upstream.keys).toEqual(['key-1', 'key-1']);
    expect(upstream.charges).toHaveLength(1);
  },
);

test('an upstream that compares bodies refuses a tab that does not know the first request', async () => {
  const { openTab, upstream } = fakeBrowser({ mode: 'strict' });
  const tab = openTab();
  await tab.press({}, { fate: 'lose-answer' });
  expect(await openTab().pressOn(CORRECTED)).toMatchObject({ kind: 'refusedInDoubt' });
  // The tab that does know it sends plan, e-mail and method of the first request.
  const corrected = { ...CORRECTED, plan: 'monthly' };
  expect(await tab.pressOn(corrected)).toMatchObject({ kind: 'approved' });
  expect(upstream.charges).toMatchObject([{ plan: 'annual', email: aPurchase.email }]);
});

test('each payment in doubt can be continued, the latest one is asked about first', async () => {
  const { openTab, upstream, clock } = fakeBrowser();
  await openTab().press({}, { fate: 'lose-answer' });
  clock.now += HOUR;
  await openTab().press(RUI, ANEW);
  const tab = openTab();
  const doubts = [{ key: 'key-2' }, { key: 'key-1' }];
  expect(await tab.press(CORRECTED)).toMatchObject({ doubts });
  const doubt = { is: 'continue', key: 'key-1' } as const;
  expect(await tab.press(CORRECTED, { doubt })).toMatchObject({ kind: 'approved' });
  expect(upstream.keys).toEqual(['key-1', 'key-2', 'key-1']);
});

test('the question is answered for a payment that another tab has finished meanwhile', async () => {
  const { openTab, upstream, tab: first } = await afterLostAnswer();
  const second = openTab();
  await second.press(CORRECTED);
  await first.press();
  const answered = await second.press(CORRECTED, { doubt: { is: 'continue', key: 'key-1' } });
  expect(answered).toEqual(ALREADY);
  expect(upstream.charges).toHaveLength(1);
});

test('a reload while sending: the screen knows what was sent, and the next press repeats it', async () => {
  const { openTab, upstream, clock } = fakeBrowser();
  const tab = openTab();
  tab.pressLate({ leadId: 'L1' });
  await settle();
  expect(tab.inDoubt()).toBeUndefined();
  tab.reload();
  const first = { plan: 'annual', email: 'ana@mail.example', method: 'creditcard', leadId: 'L1' };
  expect(tab.inDoubt()).toMatchObject([{ key: 'key-1', at: clock.now, first }]);
  await tab.press({}, { fate: { wall: 403 } });
  expect(await tab.press()).toMatchObject({ kind: 'approved' });
  expect(upstream.keys).toEqual(['key-1', 'key-1', 'key-1']);
  expect(tab.inDoubt()).toBeUndefined();
});

test('an attempt that was never sent leaves no doubt behind', async () => {
  const { openTab, upstream, local } = fakeBrowser();
  const tab = openTab();
  expect(await tab.press({}, { fate: 'not-sent' })).toMatchObject({ kind: 'failed' });
  expect(tab.inDoubt()).toBeUndefined();
  expect(local.length).toBe(0);
  expect(await openTab().press(CORRECTED)).toMatchObject({ kind: 'approved' });
  expect(upstream.keys).toEqual(['key-2']);
});

test('an attempt that was never sent leaves a payment in doubt as it was', async () => {
  const { openTab, upstream, tab } = await afterLostAnswer();
  expect(await tab.press({}, { fate: 'not-sent' })).toMatchObject({ kind: 'failed' });
  const asNew = await tab.press({}, { fate: 'not-sent', doubt: { is: 'new' } });
  expect(asNew).toMatchObject({ kind: 'failed' });
  expect(tab.inDoubt()).toMatchObject([{ key: 'key-1', first: { plan: 'annual' } }]);
  expect(await openTab().pressOn()).toMatchObject({ kind: 'approved' });
  expect(upstream.keys).toEqual(['key-1', 'key-1']);
});

test('a key is used for a day from its first use, however often it is repeated', async () => {
  const { openTab, upstream, clock } = fakeBrowser();
  const tab = openTab();
  await tab.press({}, { fate: 'lose-request' });
  clock.now += 23 * HOUR;
  await tab.press({}, { fate: 'lose-request' });
  clock.now += HOUR - 1;
  await tab.press({}, { fate: 'lose-request' });
  clock.now += 1;
  await tab.press();
  expect(upstream.keys).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
});

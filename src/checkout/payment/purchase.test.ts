import { expect, test } from 'vitest';
import { ALREADY, aPurchase, fakeBrowser, settle } from '../../../tests/fakes/buyer-tabs.ts';
import { readResult } from './purchase-result.ts';

const stored = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, i) => storage.getItem(storage.key(i)!)).join();

test('a payment is sent, approved and remembered for this tab alone', async () => {
  const { openTab, upstream, local } = fakeBrowser();
  const tab = openTab();
  expect(await tab.press()).toMatchObject({ kind: 'approved', result: { token: 'token-key-1' } });
  expect(upstream.charges).toMatchObject([{ key: 'key-1', email: aPurchase.email }]);
  tab.reload();
  const kept = { state: 'approved', method: 'creditcard', plan: 'annual' };
  const result = { token: 'token-key-1' };
  expect(readResult(tab.session, aPurchase)).toMatchObject({ ...kept, result });
  expect(readResult(tab.session, { ...aPurchase, offer: 'upsell' })).toBeUndefined();
  expect(stored(local)).not.toMatch(/token|ana|mail|annual|COURSE/);
});

const leadOf = (email: string) => ({ name: 'Ana Lima', email, phone: '11 98765-4321' });

const before = aPurchase.email;

test.each<[string, string | undefined, string | undefined, object, boolean]>([
  ['the buyer has gone back and typed another e-mail', before, 'bia@mail.example', {}, true],
  ['the lead was forgotten', before, undefined, {}, true],
  ['the same lead is typed again', before, before, {}, false],
  ['a renewal was paid, which names no e-mail', before, 'bia@mail.example', { email: '' }, false],
  ['the lead that paid is remembered', undefined, before, {}, false],
  ['no lead is remembered', undefined, undefined, {}, false],
])('a payment that ends after %s', async (_, typed, later, changes, namesWhoPaid) => {
  const tab = fakeBrowser().openTab();
  const remember = (email?: string) => tab.session.set('dataLead', email && leadOf(email));
  remember(typed);
  const paid = tab.pressLate(changes);
  await settle();
  remember(later);
  expect(await paid.arrive()).toMatchObject({ kind: 'approved' });
  const earlier = { plan: 'annual', email: 'a***@mail.example' };
  const said = readResult(tab.session, aPurchase)?.earlier;
  expect(said).toEqual(namesWhoPaid ? expect.objectContaining(earlier) : undefined);
});

test('a double click sends once', async () => {
  const { openTab, upstream } = fakeBrowser();
  const tab = openTab();
  const presses = [tab.press(), tab.press(), tab.press({ offer: 'upsell' })];
  const kinds = (await Promise.all(presses)).map(({ kind }) => kind);
  expect(kinds).toEqual(['approved', 'busy', 'busy']);
  expect(upstream.keys).toHaveLength(1);
});

test('[CALL-39] a lost answer is unknown, and nothing is sent by itself', async () => {
  const { openTab, upstream } = fakeBrowser();
  expect(await openTab().press({}, { fate: 'lose-answer' })).toMatchObject({ kind: 'unknown' });
  expect(upstream.keys).toEqual(['key-1']);
});

test('a refusal renews the key, and leaves nothing of the buyer', async () => {
  const { openTab, upstream } = fakeBrowser();
  const tab = openTab();
  const refused = await tab.press({}, { fate: 'refuse' });
  expect(refused).toMatchObject({ kind: 'refused', error: { status: 402 } });
  expect(stored(tab.sessionStorage)).not.toMatch(/ana|mail|annual/);
  expect(await tab.press()).toMatchObject({ kind: 'approved' });
  expect(upstream.keys).toEqual(['key-1', 'key-2']);
});

test('another e-mail is another purchase once its buyer has seen success, and not before', async () => {
  const { openTab, upstream } = fakeBrowser();
  const tab = openTab();
  await tab.press();
  tab.reload();
  const other = { email: 'other@mail.example' };
  expect(await tab.press(other)).toEqual(ALREADY);
  expect(upstream.keys).toEqual(['key-1']);
  tab.see();
  expect(await tab.press(other)).toMatchObject({ kind: 'approved' });
  expect(upstream.keys).toEqual(['key-1', 'key-2']);
});

test('what is bought is bought again by a deliberate act alone', async () => {
  const { openTab, upstream } = fakeBrowser();
  const tab = openTab();
  await tab.press();
  const spelt = { email: ' Ana@Mail.example ' };
  expect(await tab.press(spelt)).toEqual(ALREADY);
  await tab.press({}, { again: true, fate: 'lose-answer' });
  // A deliberate act does not renew a key whose outcome is unknown.
  expect(await tab.press({}, { again: true })).toMatchObject({ kind: 'approved' });
  expect(upstream.keys).toEqual(['key-1', 'key-2', 'key-2']);
});

test('a call that throws before it sends frees the button', async () => {
  const { openTab } = fakeBrowser();
  const tab = openTab();
  await expect(tab.press({ email: null as never })).rejects.toThrow(TypeError);
  expect(await tab.press()).toMatchObject({ kind: 'approved' });
});

import { beforeEach, expect, test, vi } from 'vitest';
import { newVisitKey } from '../settings/settings.ts';
import { createVisitSeal, VISIT_LIFETIME_MS } from './visit-seal.ts';

const KEY = newVisitKey();
const PRODUCT = 'BR WUP';
const ENTRIES = [['dataLead', { name: 'Ana Sá', email: 'ana@example.com' }]] as const;
const NOW = 1_700_000_000_000;

const sealOf = (keys = [KEY]) => createVisitSeal(keys)!;
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
const sealed = () => sealOf().seal(ENTRIES, PRODUCT);

test('a visit that was written is read again, by every copy that has the key', () => {
  expect(sealOf().open(sealed(), PRODUCT)).toEqual(Object.fromEntries(ENTRIES));
  expect(createVisitSeal([])).toBeUndefined();
});

test('a text that another program seals with the same key does not open', async () => {
  const key = await crypto.subtle.importKey('raw', KEY, 'AES-GCM', false, ['encrypt']);
  const iv = new Uint8Array(12);
  const visit = { until: NOW + 1, product: PRODUCT, entries: ENTRIES };
  const text = new TextEncoder().encode(JSON.stringify(visit));
  const secret = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  const foreign = Buffer.from([...iv, ...new Uint8Array(secret)]).toString('base64url');
  expect(sealOf().open(foreign, PRODUCT)).toBeUndefined();
});

test('one changed character anywhere, and there is no visit', () => {
  const written = sealed();
  for (let at = 0; at < written.length - 1; at += 7) {
    const other = written[at] === 'A' ? 'B' : 'A';
    const changed = written.slice(0, at) + other + written.slice(at + 1);
    expect(sealOf().open(changed, PRODUCT)).toBeUndefined();
  }
});

test.each(['', '%00', 'A'.repeat(5000)])('the value %j is no visit', (value) => {
  expect(sealOf().open(value, PRODUCT)).toBeUndefined();
});

test('a key that was replaced still opens, and no longer seals', () => {
  const next = newVisitKey();
  const rotated = sealOf([next, KEY]);
  expect(rotated.open(sealed(), PRODUCT)).toBeDefined();
  expect(sealOf([next]).open(sealed(), PRODUCT)).toBeUndefined();
  const anew = rotated.seal(ENTRIES, PRODUCT);
  expect(sealOf([next]).open(anew, PRODUCT)).toBeDefined();
  expect(sealOf([KEY]).open(anew, PRODUCT)).toBeUndefined();
});

test('it is over two hours after it was written, whatever the browser keeps', () => {
  const written = sealed();
  const at = (age: number) => {
    vi.setSystemTime(NOW + age);
    return sealOf().open(written, PRODUCT);
  };
  expect(at(VISIT_LIFETIME_MS - 1)).toBeDefined();
  expect(at(VISIT_LIFETIME_MS)).toBeUndefined();
  expect(VISIT_LIFETIME_MS).toBe(7_200_000);
});

test.each(['MZ WUP', 'BR OTHER', ''])('it is not the visit of %j', (product) => {
  expect(sealOf().open(sealed(), product)).toBeUndefined();
});

test('it takes 3 KB at most, and what comes first goes first into it', () => {
  const long = (length: number) => 'ç'.repeat(length);
  const entries = { dataLead: long(400), dataForm: long(900), 'guiche.bump': 'extra' };
  const written = sealOf().seal(Object.entries(entries), PRODUCT);
  expect(written.length).toBeLessThanOrEqual(3000);
  expect(Object.keys(sealOf().open(written, PRODUCT)!)).toEqual(['dataLead', 'guiche.bump']);
});

test('it does not show what it holds, and no two are alike', () => {
  const [one, other] = [sealed(), sealed()];
  expect(one).not.toBe(other);
  expect(atob(one.replace(/[-_]/g, 'A'))).not.toMatch(/Ana|example|dataLead/);
});

import { expect, test } from 'vitest';
import { settingsWith } from '../server-test-kit.ts';
import { createVisitCookie, VISIT_LIFETIME_MS } from './visit-cookie.ts';
import { newVisitKey } from '../settings/settings.ts';

const KEY = newVisitKey();
const PRODUCT = 'BR WUP';
const ENTRIES = [['dataLead', { name: 'Ana Sá', email: 'ana@example.com' }]] as const;
const NOW = 1_700_000_000_000;

const cookieOf = (visitKeys = [KEY], now = NOW, isSecure = false) =>
  createVisitCookie(settingsWith({ visitKeys, isSecure }), () => now)!;

/** A browser's request with the cookie that a Set-Cookie header has set. */
function requestWith(setCookie: string): Request {
  const [pair = ''] = setCookie.split(';');
  return new Request('http://localhost:3000/payment', { headers: { cookie: `a=b; ${pair}` } });
}

test('a visit that was written is read again, by every copy that has the key', () => {
  const written = cookieOf().write(ENTRIES, PRODUCT);
  expect(cookieOf().read(requestWith(written), PRODUCT)).toEqual(Object.fromEntries(ENTRIES));
});

test('it is a session cookie that neither scripts nor other sites get, Secure on https', () => {
  const written = cookieOf([KEY], NOW, true).write(ENTRIES, PRODUCT);
  expect(written).toMatch(/^__Host-guiche-visit=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(cookieOf().write(ENTRIES, PRODUCT)).not.toContain('Secure');
  expect(cookieOf().removal).toBe('guiche-visit=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});

test('on https a cookie that another host of the domain has set is not a visit', () => {
  const secure = cookieOf([KEY], NOW, true);
  const written = secure.write(ENTRIES, PRODUCT);
  expect(secure.read(requestWith(written), PRODUCT)).toEqual(Object.fromEntries(ENTRIES));
  // Browsers keep the prefix for cookies without a domain (RFC 6265bis, section 4.1.3).
  const planted = requestWith(written.replace('__Host-', ''));
  expect(secure.read(planted, PRODUCT)).toBeUndefined();
});

test('one changed character anywhere, and there is no visit', () => {
  const written = cookieOf().write(ENTRIES, PRODUCT);
  const [start, end] = ['guiche-visit='.length, written.indexOf(';') - 1];
  for (let at = start; at < end; at += 7) {
    const other = written[at] === 'A' ? 'B' : 'A';
    const changed = written.slice(0, at) + other + written.slice(at + 1);
    expect(cookieOf().read(requestWith(changed), PRODUCT)).toBeUndefined();
  }
});

test.each(['', 'x', '%00', 'A'.repeat(40), 'A'.repeat(5000), '{"entries":[]}'])(
  'the value %j is no visit',
  (value) => {
    const request = requestWith(`guiche-visit=${value}`);
    expect(cookieOf().read(request, PRODUCT)).toBeUndefined();
  },
);

test('a key that was replaced still opens, and no longer seals', () => {
  const next = newVisitKey();
  const written = cookieOf().write(ENTRIES, PRODUCT);
  const rotated = cookieOf([next, KEY]);
  expect(rotated.read(requestWith(written), PRODUCT)).toBeDefined();
  expect(cookieOf([next]).read(requestWith(written), PRODUCT)).toBeUndefined();
  const anew = rotated.write(ENTRIES, PRODUCT);
  expect(cookieOf([next]).read(requestWith(anew), PRODUCT)).toBeDefined();
  expect(cookieOf([KEY]).read(requestWith(anew), PRODUCT)).toBeUndefined();
});

test('it is over two hours after it was written, whatever the browser keeps', () => {
  const written = requestWith(cookieOf().write(ENTRIES, PRODUCT));
  const at = (age: number) => cookieOf([KEY], NOW + age).read(written, PRODUCT);
  expect(at(VISIT_LIFETIME_MS - 1)).toBeDefined();
  expect(at(VISIT_LIFETIME_MS)).toBeUndefined();
  expect(VISIT_LIFETIME_MS).toBe(7_200_000);
});

test.each(['MZ WUP', 'BR OTHER', ''])('it is not the visit of %j', (product) => {
  const written = cookieOf().write(ENTRIES, PRODUCT);
  expect(cookieOf().read(requestWith(written), product)).toBeUndefined();
});

test('it takes 3 KB at most, and what comes first goes first into it', () => {
  const long = (length: number) => 'ç'.repeat(length);
  const written = cookieOf().write(
    [
      ['dataLead', long(400)],
      ['dataForm', long(900)],
      ['guiche.bump', 'extra'],
    ],
    PRODUCT,
  );
  expect(new TextEncoder().encode(written).length).toBeLessThanOrEqual(3072);
  const kept = cookieOf().read(requestWith(written), PRODUCT);
  expect(Object.keys(kept!)).toEqual(['dataLead', 'guiche.bump']);
});

test('it does not show what it holds, and no two are alike', () => {
  const [one, other] = [1, 2].map(() => cookieOf().write(ENTRIES, PRODUCT));
  expect(one).not.toBe(other);
  const text = atob(one!.slice('guiche-visit='.length, one!.indexOf(';')).replace(/[-_]/g, 'A'));
  expect(text).not.toMatch(/Ana|example|dataLead/);
});

import { expect, test, vi } from 'vitest';
import { areCookiesAllowed, cookieStorage, emailCookie } from './cookies.ts';

/** A page whose browser keeps cookies, or drops them without a word; `written` are those that were set, as set. */
const USUAL = { cookieEnabled: true, keeps: true, throws: false, protocol: 'https:' };
function stubPage(page: Partial<typeof USUAL> = {}) {
  const { cookieEnabled, keeps, throws, protocol } = { ...USUAL, ...page };
  const jar = new Map<string, string>();
  const written: string[] = [];
  vi.stubGlobal('navigator', { cookieEnabled });
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      if (throws) throw new DOMException('denied', 'SecurityError');
      // A cookie without a name is read as its value alone.
      return [...jar].map(([name, value]) => (name ? `${name}=${value}` : value)).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [name = '', value = ''] = text.split(';')[0]!.split('=');
      if (!keeps) return;
      if (text.includes('max-age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
  return { jar, written };
}

test('a browser that keeps cookies keeps none of the attempt', () => {
  const { jar } = stubPage();
  jar.set('other', '1');
  expect(areCookiesAllowed()).toBe(true);
  expect([...jar.keys()]).toEqual(['other']);
});

test.each([
  ['the browser says so', { cookieEnabled: false }],
  ['the browser says nothing and keeps none', { keeps: false }],
  ['the browser forbids to look', { throws: true }],
])('[ERROR-08] cookies are off: %s', (_, page) => {
  stubPage(page);
  expect(areCookiesAllowed()).toBe(false);
});

test.each([
  ['https:', '; Secure'],
  ['http:', ''],
])('on %s cookies are for all paths%s; a note lives for a day', (protocol, end) => {
  const { written } = stubPage({ protocol });
  emailCookie.set('ana@mail.example');
  emailCookie.remove();
  cookieStorage.setItem('guiche.one', '1');
  expect(written).toEqual([
    `email=ana%40mail.example; path=/; SameSite=Lax${end}`,
    `email=; path=/; max-age=0; SameSite=Lax${end}`,
    `guiche.one=1; path=/; max-age=86400; SameSite=Strict${end}`,
  ]);
});

test('a note is kept in a cookie of ours, beside those of others', () => {
  const { jar } = stubPage();
  jar.set('email', 'ana@mail.example');
  cookieStorage.setItem('guiche.one', '{"key":"a=b; c","at":1}');
  cookieStorage.setItem('guiche.two', 'é');
  expect(cookieStorage.getItem('guiche.one')).toBe('{"key":"a=b; c","at":1}');
  const { length } = cookieStorage;
  expect([length, cookieStorage.key(0), cookieStorage.key(2)]).toEqual([2, 'guiche.one', null]);
  expect(cookieStorage.getItem('email')).toBeNull();
  cookieStorage.removeItem('guiche.one');
  expect(cookieStorage.getItem('guiche.one')).toBeNull();
  expect(cookieStorage.getItem('guiche.two')).toBe('é');
});

test('a note that the browser does not keep is not counted', () => {
  stubPage({ keeps: false });
  expect(() => cookieStorage.setItem('guiche.three', '1')).toThrow('kept no cookie');
});

import { afterEach, expect, test, vi } from 'vitest';
import { areCookiesAllowed } from './cookies.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose browser keeps cookies, or drops them without a word. */
function stubPage({ cookieEnabled = true, keeps = true, throws = false } = {}) {
  const jar = new Map<string, string>();
  vi.stubGlobal('navigator', { cookieEnabled });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      if (throws) throw new DOMException('denied', 'SecurityError');
      // A cookie without a name is read as its value alone.
      return [...jar].map(([name, value]) => (name ? `${name}=${value}` : value)).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.split(';')[0]!.split('=');
      if (!keeps) return;
      if (text.includes('max-age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
  return jar;
}

test('a browser that keeps cookies keeps none of the attempt', () => {
  const jar = stubPage();
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
  expect([areCookiesAllowed(), areCookiesAllowed()]).toEqual([false, false]);
});

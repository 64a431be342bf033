import { expect, test } from 'vitest';
import { parseUrl } from './parse-url.ts';

test('an address becomes a URL, a relative one by its base', () => {
  expect(parseUrl('https://shop.example/a')?.pathname).toBe('/a');
  expect(parseUrl('/a', 'https://shop.example')?.href).toBe('https://shop.example/a');
});

test.each(['', '/a', 'https://', 'no address'])('%j is not an address', (text) => {
  expect(parseUrl(text)).toBeUndefined();
});

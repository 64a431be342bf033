import { expect, test, vi } from 'vitest';
import { gapMark } from './query-gaps.ts';
import { createShellCache } from './shell-cache.ts';
import { shellResponse } from './shell-response.ts';
import { cutShell, type CompressTexts, type Shell } from './shell.ts';

const PLACEHOLDER = 'cGxhY2Vob2xkZXI+/w==';
const NONCE = 'bm9uY2Ugb2Ygb25lIQ==';

const shellOf = (html: string, compress?: CompressTexts) =>
  cutShell(
    { html, headers: { policy: `script-src 'nonce-${PLACEHOLDER}'` } },
    PLACEHOLDER,
    compress,
  );

test('each response has its own nonce in the place of the placeholder, in text and headers', () => {
  const shell = shellOf(`<style nonce="${PLACEHOLDER}"></style><script nonce="${PLACEHOLDER}">`);
  for (const nonce of [NONCE, 'YW5vdGhlciBub25jZSE=']) {
    const fillings = { nonce, gaps: [] };
    expect(shell.html(fillings)).toBe(`<style nonce="${nonce}"></style><script nonce="${nonce}">`);
    expect(shell.headers(fillings)).toEqual({ policy: `script-src 'nonce-${nonce}'` });
  }
});

test.each<[string, CompressTexts | undefined]>([
  ['plain', undefined],
  [
    'compressed',
    (texts) => (between) =>
      new TextEncoder().encode(texts.map((text, at) => text + (between[at] ?? '')).join('')),
  ],
])('what a link says beside ours is text of an attribute, and no markup (%s)', (_, compress) => {
  const shell = shellOf(`<a href="/x?${gapMark(0)}&amp;a=b&amp;${gapMark(1)}">`, compress);
  const fillings = { nonce: NONCE, gaps: [`u="><script>alert('1')</script>`, 'b&c'] };
  const expected =
    '<a href="/x?u=&quot;&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&amp;a=b&amp;b&amp;c">';
  expect(shell.html(fillings)).toBe(expected);
  const compressed = shell.gzip?.(fillings);
  expect(compressed && new TextDecoder().decode(compressed)).toBe(compress && expected);
});

const metrics = { count: vi.fn<() => void>(), measure: () => {}, add: () => {}, set: () => {} };
const drawn = (text: string, bytes: number): Shell => ({ ...shellOf(text), bytes });

test('a page whose drawing has failed is drawn again for the next visitor', async () => {
  const cache = createShellCache({ metrics });
  const broken = () => Promise.reject(new Error('broken'));
  await expect(cache.find('page', broken)).rejects.toThrow('broken');
  const shell = drawn('page', 10);
  expect(await cache.find('page', async () => shell)).toBe(shell);
});

test('pages are kept by their bytes: the one that was used longest ago goes first', async () => {
  const cache = createShellCache({ metrics }, 1_000);
  for (const key of ['a', 'b']) await cache.find(key, async () => drawn(key, 400));
  await cache.find('a', () => expect.fail('it is kept'));
  await cache.find('c', async () => drawn('c', 400));
  expect(['a', 'b', 'c'].map(cache.has)).toEqual([true, false, true]);
});

test.each([
  ['gzip, br', 'gzip'],
  ['gzip;q=0', null],
  ['br', null],
  ['', null],
  [null, null],
])('a kept page goes to a browser that accepts %s as %s', async (accepted, encoding) => {
  const shell = shellOf('<p>', () => () => new TextEncoder().encode('gzipped'));
  const response = shellResponse(shell, { nonce: NONCE, gaps: [] }, accepted);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.text()).toBe(encoding ? 'gzipped' : '<p>');
});

import { expect, test } from 'vitest';
import corpus from '../../tests/corpora/redirects.json' with { type: 'json' };
import { safeTarget } from './safe-target.ts';

const OWN = 'https://checkout.example';

test.each([
  ['https://platform.example/access?token=1#a', 'https://platform.example/access?token=1#a'],
  ['HTTPS://platform.example', 'https://platform.example/'],
  ['/a/../pix', '/pix'],
  [undefined, undefined],
  ['pix', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/.//evil.example', undefined],
  ['https:evil.example', undefined],
  ['https://user@evil.example', undefined],
  // WHATWG URL ends the host at '\\', RFC 3986 goes on to the '@': which host it is depends on the reader.
  ['https://platform.example\\@evil.example', undefined],
  // WHATWG URL drops tabs and line breaks, so that the text seen is not the host meant.
  ['https://plat\nform.example', undefined],
  ['http://platform.example', undefined],
  ['javascript:alert(1)', undefined],
])('%j may lead to %j', (target, allowed) => {
  expect(safeTarget(target)).toBe(allowed);
});

test.each(corpus.cases)('$id: $value never leaves but by plain https', ({ value }) => {
  const target = safeTarget(value);
  if (target === undefined) return;
  const url = new URL(target, OWN);
  const isNamed = /^https:\/\/[^/]/i.test(value);
  expect(url.protocol).toBe('https:');
  expect(url.username + url.password).toBe('');
  expect(isNamed || url.origin === OWN).toBe(true);
});

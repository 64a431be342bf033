import { expect, test } from 'vitest';
import { resolveLinks } from './resolve-links.ts';

const at = (domain: string) => ({
  domain,
  terms: '{domain}/termos',
  politics: 'https://p.example',
});

test('a link may start from the domain of its environment', () => {
  expect(
    resolveLinks({ test: at('https://t.example'), production: at('https://x.example/pt') }),
  ).toEqual({
    test: {
      domain: 'https://t.example',
      terms: 'https://t.example/termos',
      politics: 'https://p.example',
    },
    production: {
      domain: 'https://x.example/pt',
      terms: 'https://x.example/pt/termos',
      politics: 'https://p.example',
    },
  });
});

test('an invalid link stays as it is, for the checks to report', () => {
  expect(resolveLinks(undefined)).toBeUndefined();
  const inside = { test: { domain: 'https://a.example', terms: 'https://b.example/{domain}' } };
  expect(resolveLinks(inside)).toEqual(inside);
  const odd = { test: { domain: 'https://a.example', terms: 5, politics: null } };
  expect(resolveLinks(odd)).toEqual(odd);
  expect(resolveLinks({ test: { terms: '{domain}/termos' } })).toEqual({
    test: { terms: '{domain}/termos' },
  });
});

// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { aPage } from '../../../tests/drawing/checkout.ts';
import { homologate } from './arrival.ts';

afterEach(() => {
  document.cookie = 'homologacao=; max-age=0; path=/';
});

test.each([
  [true, 'homolog', 'homologacao=on'],
  [undefined, 'production', ''],
] as const)(
  '[QUERY-17] D-170: without a server the link sets the cookie itself, for this page and the next, where the build allows it: %s',
  (allowsHomologation, environment, cookie) => {
    const page = aPage({ environment: 'production', allowsHomologation });
    for (const link of [{ homologacao: 'on' }, {}] as const) {
      expect(homologate(page, link)).toEqual({ ...page, environment });
    }
    expect(document.cookie).toBe(cookie);
  },
);

import { expect, test } from 'vitest';
import { withoutMotion } from './site.ts';

test('an image neither moves by CSS nor by elements of its own', () => {
  const moving =
    '<svg><style>g{animation:a 1s}</style><g><animate attributeName="x"/></g><set to="1"></set></svg>\n';
  expect(withoutMotion(moving)).toBe(
    '<svg><style>g{animation:a 1s}</style><g></g><style>*{animation:none!important;transition:none!important}</style></svg>\n',
  );
});

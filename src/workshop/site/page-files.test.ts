import { expect, test } from 'vitest';
import { hostedAnywhere, withoutMotion } from './page-files.ts';

test('an image neither moves by CSS nor by elements of its own', () => {
  const moving =
    '<svg><style>g{animation:a 1s}</style><g><animate attributeName="x"/></g><set to="1"></set></svg>\n';
  expect(withoutMotion(moving)).toBe(
    '<svg><style>g{animation:a 1s}</style><g></g><style>*{animation:none!important;transition:none!important}</style></svg>\n',
  );
});

test('a brand has its images and its font beside the page, and pictures wait for the font', () => {
  const brand = '{"logo":"/brands/a/x.svg","rule":"src:url(/fonts/f.woff2);font-display:optional"}';
  expect(hostedAnywhere(brand)).toBe(
    '{"logo":"./brands/a/x.svg","rule":"src:url(./fonts/f.woff2);font-display:block"}',
  );
});

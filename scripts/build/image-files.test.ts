import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { fixtureProject } from '../../tests/fixtures/fixture-brands.ts';
import { checkerOf, readBrandSources } from '../brand-files/read-brand-sources.ts';

const { root, read, write } = fixtureProject();
const LOGO = 'brands/ms/logo.svg';
const drawn = read(LOGO);
const check = checkerOf(root);

const png = PNG.sync.write(new PNG({ width: 10, height: 10 }));
const withInside = (inside: string) => drawn.replace('</svg>', `${inside}</svg>`);
const SHOWN_NOT = 'image-kind: Browsers show nothing of this drawing: ';

test.each<[what: string, content: string | Uint8Array, findings: (string | RegExp)[]]>([
  ['a drawing', withInside('<use href="#a"/>'), []],
  ['nothing', '', ['image-kind: This file is empty.']],
  [
    'a page',
    '<!doctype html><p>Not found</p>',
    [/^image-kind: This file contains neither SVG nor/],
  ],
  ['a photo', png, ['image-kind: This file is called .svg, but holds a PNG.']],
  ['a script', withInside('<script>alert(1)</script>'), [/^image-script: /]],
  ['broken XML', withInside('<g>'), [/^.*: its line \d+, column \d+, is not XML \('unexpected/]],
  ['capitals', drawn.replaceAll('svg', 'SVG'), [`${SHOWN_NOT}it begins with <SVG>.`]],
  [
    'no namespace',
    drawn.replace(/ xmlns="[^"]*"/, ''),
    [`${SHOWN_NOT}its <svg> does not say that it is SVG.`],
  ],
  [
    '210 KB',
    withInside(`<!--${'x'.repeat(210_000)}-->`),
    [/^image-size: This image weighs \d+ KB/],
  ],
])('a logo that holds %s', (_, content, findings) => {
  write(LOGO, content);
  const found = check(readBrandSources(root)).diagnostics.flatMap(({ file, rule, message }) =>
    file === LOGO ? [`${rule}: ${message}`] : [],
  );
  expect(found).toEqual(
    findings.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
  );
});

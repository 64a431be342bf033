import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, expect, test } from 'vitest';
import { createChecker } from '../../src/checker/check-brands.ts';
import { layOutFixtureBrands } from '../../tests/fixtures/fixture-brands.ts';
import { readBrandSources, readMetaSchemas } from '../brand-files/read-brand-sources.ts';

const root = mkdtempSync(join(tmpdir(), 'guiche-images-'));
layOutFixtureBrands(root);
const LOGO = 'brands/ms/logo.svg';
const drawn = readFileSync(join(root, LOGO), 'utf8');
const { metaSchemas, programTexts } = readMetaSchemas(root);
const check = createChecker(metaSchemas, programTexts);

afterEach(() => writeFileSync(join(root, LOGO), drawn));

/** Returns the diagnostics of a logo with this content. */
function findingsOf(content: string | Uint8Array): string[] {
  writeFileSync(join(root, LOGO), content);
  return check(readBrandSources(root)).diagnostics.flatMap(({ file, rule, message }) =>
    file === LOGO ? [`${rule}: ${message}`] : [],
  );
}

const png = (width: number, height: number) => PNG.sync.write(new PNG({ width, height }));
const withInside = (inside: string) => drawn.replace('</svg>', `${inside}</svg>`);

test('a drawing is a drawing, with a comment, a declaration and a link within itself', () => {
  expect(findingsOf(drawn)).toEqual([]);
  const declared = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- logo -->\n${drawn}`;
  expect(findingsOf(declared)).toEqual([]);
  expect(findingsOf(withInside('<use href="#a"/>'))).toEqual([]);
});

test.each([
  ['', 'This file is empty.'],
  ['<!doctype html><p>Not found</p>', 'This file contains neither SVG nor any other image format.'],
  [png(10, 10), 'This file is called .svg, but holds a PNG.'],
])('what is not what it says, %#', (content, words) => {
  expect(findingsOf(content)).toEqual([`image-kind: ${words}`]);
});

test.each([
  '<script>alert(1)</script>',
  '<rect onclick="alert(1)"/>',
  '<a href="javascript:alert(1)"/>',
  '<image href="https://example.com/a.png"/>',
  '<style>@import "https://example.com/a.css";</style>',
])('a drawing that runs or loads something: %s', (inside) => {
  expect(findingsOf(withInside(inside))).toEqual([expect.stringMatching(/^image-script: /)]);
});

test.each([
  [
    drawn.replace('</svg>', '<g></svg>'),
    /^its line \d+, column \d+, is not XML \('unexpected close tag'\)\.$/,
  ],
  [drawn.replaceAll('svg ', 'SVG ').replace('</svg>', '</SVG>'), /^it begins with <SVG>\.$/],
  [drawn.replace(/ xmlns="[^"]*"/, ''), /^its <svg> does not say that it is SVG\.$/],
])('a drawing of which browsers show nothing, %#', (content, cause) => {
  const [finding, ...others] = findingsOf(content);
  const said = 'image-kind: Browsers show nothing of this drawing: ';
  expect(finding).toContain(said);
  expect(finding!.slice(said.length)).toMatch(cause);
  expect(others).toEqual([]);
});

test('an image that every buyer would wait for', () => {
  expect(findingsOf(withInside(`<!--${'x'.repeat(210_000)}-->`))).toEqual([
    expect.stringMatching(/^image-size: This image weighs \d+ KB/),
  ]);
});

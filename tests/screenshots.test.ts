import { readdirSync, readFileSync, statSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import PICTURES from '../scripts/screenshots.json' with { type: 'json' };

/** Largest file, in bytes, so that a page of documentation loads quickly. */
const MAX_PICTURE_BYTES = 150_000;

const names = PICTURES.map(({ name }) => `${name}.png`);

test('docs/images holds the pictures that the script takes, and no others', () => {
  expect(readdirSync('docs/images').toSorted()).toEqual(names.toSorted());
});

test.each(PICTURES)('$name has the size of its list, and is light', ({ name, width, height }) => {
  const path = `docs/images/${name}.png`;
  const png = PNG.sync.read(readFileSync(path));
  expect([png.width, png.height]).toEqual([width, height]);
  expect(statSync(path).size).toBeLessThan(MAX_PICTURE_BYTES);
});

test('every picture is shown on a page', () => {
  const pages = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)];
  const texts = pages
    .filter((path) => path.endsWith('.md'))
    .map((path) => readFileSync(path, 'utf8'));
  for (const name of names) {
    expect(
      texts.some((text) => text.includes(`images/${name}`)),
      name,
    ).toBe(true);
  }
});

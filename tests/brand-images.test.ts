// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { imageOf, lookedBrands, root } from './brand-folders.ts';

const still = ['logo.svg', 'logo-dark.svg', 'favicon.svg'];
const marks = join(root, 'widgets/fields/card-company/marks');

function parse(path: string): Element {
  const page = new DOMParser().parseFromString(readFileSync(path, 'utf8'), 'image/svg+xml');
  expect(page.querySelector('parsererror')?.textContent, path).toBeUndefined();
  return page.documentElement;
}

/** Forbidden content of a picture: code, text in the reader's fonts, addresses outside itself. */
function foreignParts(svg: Element): string[] {
  const forbidden = 'script, foreignObject, image, text, iframe, a';
  const parts = [...svg.querySelectorAll(forbidden)].map((element) => `<${element.tagName}>`);
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    for (const { name, value } of element.attributes) {
      const points = name.endsWith('href') ? value : value.match(/url\(\s*['"]?([^'")]*)/)?.[1];
      const leaves = points !== undefined && !points.startsWith('#');
      if (leaves || name === 'style' || name.startsWith('on')) parts.push(`${name}="${value}"`);
    }
  }
  const style = [...svg.querySelectorAll('style')].map((element) => element.textContent).join('');
  if (/@import|url\(/.test(style)) parts.push('address in <style>');
  return parts;
}

function expectSafePicture(path: string, maxBytes: number): Element {
  const svg = parse(path);
  expect(foreignParts(svg), path).toEqual([]);
  expect(svg.querySelector('title')?.textContent?.trim(), `${path}: <title>`).toBeTruthy();
  expect(svg.getAttribute('viewBox'), `${path}: viewBox`).toMatch(/^0 0 [\d.]+ [\d.]+$/);
  expect(readFileSync(path).byteLength, `${path}: bytes`).toBeLessThan(maxBytes);
  return svg;
}

const sides = (svg: Element) => svg.getAttribute('viewBox')!.split(' ').slice(2).map(Number);

describe.each(lookedBrands)('images of %s', (folder) => {
  test.each([...still, 'loading.svg'])('%s is there, well formed and self-contained', (file) => {
    const path = imageOf(folder, file);
    expect(path, `${folder} and its parents have no ${file}`).toBeDefined();
    const svg = expectSafePicture(path!, 12_000);
    const [width, height] = sides(svg);
    if (file.startsWith('logo')) expect(width! / height!).toBeGreaterThan(2);
    else expect(width).toBe(height);
    if (still.includes(file)) expect(svg.querySelector('style'), `${file}: <style>`).toBeNull();
  });

  test('the loading image moves only for those who do not ask for less motion', () => {
    const svg = parse(imageOf(folder, 'loading.svg')!);
    const style = svg.querySelector('style')?.textContent ?? '';
    const [before, moving] = style.split('@media (prefers-reduced-motion: no-preference)');
    expect(moving).toContain('animation');
    expect(before).not.toContain('animation');
    expect(svg.querySelector('animate, animateTransform, animateMotion')).toBeNull();
  });
});

test('no two brands have the same logo, favicon or loading image', () => {
  for (const file of [...still, 'loading.svg']) {
    const pictures = lookedBrands.map((folder) => readFileSync(imageOf(folder, file)!, 'utf8'));
    expect(new Set(pictures).size, file).toBe(lookedBrands.length);
  }
});

test.each(readdirSync(marks))('card mark %s is small and self-contained', (file) => {
  expect(sides(expectSafePicture(join(marks, file), 1_500))).toEqual([40, 26]);
});

test('one file shows every card mark, each under the name of its company', () => {
  const sheet = parse(join(root, 'widgets/generated/card-marks.svg'));
  expect(foreignParts(sheet)).toEqual([]);
  const views = [...sheet.querySelectorAll('view')];
  expect(views.map(({ id }) => `${id}.svg`).sort()).toEqual(readdirSync(marks).sort());
  for (const view of views) {
    const [, top] = view.getAttribute('viewBox')!.split(' ').map(Number);
    const picture = sheet.querySelector(`svg[y="${top}"]`)!;
    const alone = parse(join(marks, `${view.id}.svg`));
    expect(picture.innerHTML, view.id).toBe(alone.innerHTML);
  }
});

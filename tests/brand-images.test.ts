// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import brandSchema from '../schemas/brand/brand.schema.json' with { type: 'json' };
import { imageOf, lookedBrands, root } from './brand-folders.ts';

const still = ['logo.svg', 'logo-dark.svg', 'favicon.svg'];

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

test('one small file shows every card mark, each under the name of its company', () => {
  const path = join(root, 'widgets/fields/card-company/card-marks.svg');
  const sheet = parse(path);
  expect(foreignParts(sheet)).toEqual([]);
  expect(readFileSync(path).byteLength).toBeLessThan(9_000);
  const views = [...sheet.querySelectorAll('view')];
  const { cardCompanies } = brandSchema.properties.payment.properties;
  expect(views.map(({ id }) => id).sort()).toEqual([...cardCompanies.items.enum].sort());
  for (const view of views) {
    const [, top, width, height] = view.getAttribute('viewBox')!.split(' ').map(Number);
    const picture = sheet.querySelector(`svg[y="${top}"]`)!;
    expect([width, height, ...sides(picture)]).toEqual([40, 26, 40, 26]);
    expect(picture.querySelector('title')?.textContent, view.id).toBeTruthy();
    expect(picture.querySelector('[id]'), view.id).toBeNull();
  }
});

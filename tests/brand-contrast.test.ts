import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Palette } from '../src/contract/compiled-brand.ts';
import { lookedBrands, root, themeOf } from './brand-folders.ts';

const schemaFile = join(root, 'schemas/brand/theme.schema.json');
const isTheme = new Ajv2020().compile(JSON.parse(readFileSync(schemaFile, 'utf8')));

/** Relative luminance of #RRGGBB, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

type Pair = [what: string, colour: string, on: string, least: number];

function pairs({ background, foreground, grey, ...palette }: Palette): Pair[] {
  const { primary, success, error, warning } = palette;
  const texts = { ...foreground, 'grey 700': grey['700'] };
  return [
    ...Object.entries(background).flatMap(([on, back]): Pair[] => [
      ...Object.entries(texts).map(([name, text]): Pair => [`${name} on ${on}`, text, back, 4.5]),
      ...Object.entries({ primary, success, error, warning }).map(([name, { main }]): Pair => [
        `${name} on ${on}`,
        main,
        back,
        4.5,
      ]),
      [`grey 500 on ${on}`, grey['500'], back, 3],
    ]),
    ...Object.entries({ primary, success, error, warning }).flatMap(([name, shades]): Pair[] => [
      [`contrast on ${name}`, shades.contrast, shades.main, 4.5],
      [`contrast on dark ${name}`, shades.contrast, shades.dark, 4.5],
      [`${name} on its tint`, shades.main, shades.light, 4.5],
      [`text on tint of ${name}`, foreground.main, shades.light, 4.5],
      [`muted text on tint of ${name}`, foreground.muted, shades.light, 4.5],
    ]),
  ];
}

describe.each(lookedBrands)('theme of %s', (folder) => {
  const theme = themeOf(folder);

  test('holds every colour group and a sans-serif font', () => {
    isTheme(theme);
    expect(isTheme.errors ?? []).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('is readable in %s mode', (mode) => {
    const faint = pairs(theme[mode])
      .map(([what, colour, on, least]) => ({ what, least, ratio: contrast(colour, on) }))
      .filter(({ ratio, least }) => ratio < least);
    expect(faint).toEqual([]);
  });
});

test('no two brands have the same main button and page', () => {
  const looks = lookedBrands.map((folder) => {
    const { light } = themeOf(folder);
    return `${light.primary.main} ${light.background.page}`;
  });
  expect(new Set(looks).size).toBe(lookedBrands.length);
});

test('a theme that sets spacing, radius, weight or shadow is refused', () => {
  const theme = themeOf(lookedBrands[0]!);
  for (const scale of ['spacing', 'radius', 'fontWeight', 'shadow']) {
    expect(isTheme({ ...theme, [scale]: { 1: 4 } }), scale).toBe(false);
  }
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { toValue } from '../src/brand/parse/node.ts';
import { completed } from '../src/checker/structure/meta-schemas.ts';
import type { CompiledBrand } from '../src/contract/compiled-brand.ts';
import { theme as muiTheme } from '../src/styles/theme.ts';
import { themeRules } from '../src/styles/theme-variables.ts';
import { objectWithValues } from './drawing/theme-values.ts';
import { hostedFonts } from '../src/contract/generated/fonts.ts';
import { brandIn, checked, compiledBrands } from './walk/brands.ts';
import { lookedBrands, root } from './brand-folders.ts';

const schemaFile = join(root, 'schemas/brand/theme.schema.json');
const isTheme = new Ajv2020().compile(completed(JSON.parse(readFileSync(schemaFile, 'utf8'))));

/** The theme that components are styled with, on a page of a brand. */
const worn = (brand: CompiledBrand, mode: 'light' | 'dark') =>
  objectWithValues({ ...muiTheme, shadow: 'var(--card-shadow)' }, themeRules(brand, mode)[0]!);

test('no two brands have the same main button and page', () => {
  const looks = lookedBrands.map((folder) => {
    const { light } = brandIn(folder).theme;
    return `${light.primary.main} ${light.background.page}`;
  });
  expect(new Set(looks).size).toBe(lookedBrands.length);
});

test('[BRAND-100] spacing, radius, weights and shadow are the same whichever brand is open', () => {
  const scales = lookedBrands.map((folder) => {
    const { shape, typography, shadow } = worn(brandIn(folder), 'light');
    const { fontWeightRegular, fontWeightMedium, fontWeightBold } = typography;
    const weights = [fontWeightRegular, fontWeightMedium, fontWeightBold];
    return JSON.stringify([muiTheme.spacing(1), muiTheme.spacing(3), shape, weights, shadow]);
  });
  expect(new Set(scales).size).toBe(1);
});

test('[BRAND-100] a theme that sets spacing, radius, weight or shadow is refused', () => {
  const theme = toValue(checked.brands[0]!.merged.files.get('theme')!) as object;
  expect(isTheme(theme)).toBe(true);
  for (const scale of ['spacing', 'radius', 'fontWeight', 'shadow']) {
    expect(isTheme({ ...theme, [scale]: { 1: 4 } }), scale).toBe(false);
  }
});

test('[BRAND-99] every brand has a font that its pages bring along', () => {
  const without = compiledBrands.filter(({ theme }) => !theme.font).map(({ id }) => id);
  expect(without).toEqual([]);
  const fonts = new Set(compiledBrands.map(({ theme }) => theme.font?.address));
  expect(fonts.size).toBeGreaterThanOrEqual(16);
});

/** What the first screen of a buyer may wait for. */
const MAX_FONT_BYTES = 20_480;

test.each([...hostedFonts])('%s is there, small, and named where brands choose', (family, font) => {
  const file = readFileSync(join(root, 'public', font.address));
  expect(file.subarray(0, 4).toString()).toBe('wOF2');
  expect(file.byteLength).toBeLessThanOrEqual(MAX_FONT_BYTES);
  const { fontWeightRegular: regular, fontWeightBold: bold } = muiTheme.typography;
  expect(font.rules[0]).toContain(`font-weight:${regular} ${bold};`);
  const { description } = JSON.parse(readFileSync(schemaFile, 'utf8')).properties.fontFamily;
  expect(description).toContain(family);
  const notices = readFileSync(join(root, 'public/font-notices.txt'), 'utf8');
  expect(notices).toMatch(new RegExp(`^${family}\nCopyright`, 'm'));
});

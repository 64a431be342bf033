import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { completed } from '../src/diagnostics/structure/complete-schema.ts';
import { brandTheme } from '../src/renderer/theme/brand-theme.ts';
import { lookedBrands, root, themeOf } from './brand-folders.ts';

const schemaFile = join(root, 'schemas/brand/theme.schema.json');
const isTheme = new Ajv2020().compile(completed(JSON.parse(readFileSync(schemaFile, 'utf8'))));

describe.each(lookedBrands)('theme of %s', (folder) => {
  const theme = themeOf(folder);

  test('holds every colour group and a sans-serif font', () => {
    isTheme(theme);
    expect(isTheme.errors ?? []).toEqual([]);
  });

  test.each(['light', 'dark'] as const)(
    '[BRAND-98] each group of its %s palette gives the colours of components',
    (mode) => {
      const { primary, success, error, warning, background, foreground, grey } = theme[mode];
      const { palette } = brandTheme(theme, mode);
      for (const [drawn, group] of [
        [palette.primary, primary],
        [palette.success, success],
        [palette.error, error],
        [palette.warning, warning],
      ] as const) {
        const { main, light, dark, contrastText } = drawn;
        expect({ main, light, dark, contrast: contrastText }).toEqual(group);
      }
      expect(palette.background).toMatchObject({
        default: background.page,
        paper: background.surface,
      });
      expect(palette.text).toMatchObject({
        primary: foreground.main,
        secondary: foreground.muted,
      });
      expect(palette.grey).toMatchObject(grey);
    },
  );
});

test('no two brands have the same main button and page', () => {
  const looks = lookedBrands.map((folder) => {
    const { light } = themeOf(folder);
    return `${light.primary.main} ${light.background.page}`;
  });
  expect(new Set(looks).size).toBe(lookedBrands.length);
});

test('[BRAND-100] spacing, radius, weights and shadow are the same whichever brand is open', () => {
  const scales = lookedBrands.map((folder) => {
    const { spacing, shape, typography, cardShadow } = brandTheme(themeOf(folder), 'light');
    const { fontWeightRegular, fontWeightMedium, fontWeightBold } = typography;
    const weights = [fontWeightRegular, fontWeightMedium, fontWeightBold];
    return JSON.stringify([spacing(1), spacing(3), shape, weights, cardShadow]);
  });
  expect(new Set(scales).size).toBe(1);
});

test('[BRAND-100] a theme that sets spacing, radius, weight or shadow is refused', () => {
  const theme = themeOf(lookedBrands[0]!);
  for (const scale of ['spacing', 'radius', 'fontWeight', 'shadow']) {
    expect(isTheme({ ...theme, [scale]: { 1: 4 } }), scale).toBe(false);
  }
});

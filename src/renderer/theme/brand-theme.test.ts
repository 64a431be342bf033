import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { brandTheme } from './brand-theme.ts';

const theme = {
  primary: { main: '#123456', dark: '#0A1B2C', light: '#E0E8F0', contrast: '#FFFFFF' },
};
const brand = brandWith({
  theme: { fontFamily: 'Alfa Sans, sans-serif', light: theme, dark: theme },
});

test('[CONST-30] the breakpoints are the seven of the specification', () => {
  const { values } = brandTheme(brand.theme, 'light').breakpoints;
  expect(Object.values(values)).toEqual([375, 420, 576, 768, 1024, 1200, 1400]);
});

test.each(['light', 'dark'] as const)('%s: colours and letters are those of the JSON', (mode) => {
  const { palette, typography } = brandTheme(brand.theme, mode);
  const own = brand.theme[mode];
  expect(palette.mode).toBe(mode);
  expect(palette.primary).toMatchObject({ main: '#123456', contrastText: '#FFFFFF' });
  expect(palette.background).toEqual({
    default: own.background.page,
    paper: own.background.surface,
    tint: '#E0E8F0',
  });
  expect(palette.text).toMatchObject({ primary: own.foreground.main });
  expect(palette.error.main).toBe(own.error.main);
  expect(palette.grey['500']).toBe(own.grey['500']);
  expect(typography.fontFamily).toBe('Alfa Sans, sans-serif');
});

test('a card casts a shadow in the light alone', () => {
  expect(brandTheme(brand.theme, 'light').cardShadow).not.toBe('none');
  expect(brandTheme(brand.theme, 'dark').cardShadow).toBe('none');
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { brandTheme } from './brand-theme.ts';

const primary = {
  light: { main: '#123456', dark: '#0A1B2C', light: '#E0E8F0', contrast: '#FFFFFF' },
  dark: { main: '#8FB4DA', dark: '#7AA0C8', light: '#16283A', contrast: '#06121E' },
};
const brand = brandWith({
  theme: {
    fontFamily: 'Alfa Sans, sans-serif',
    light: { primary: primary.light },
    dark: { primary: primary.dark },
  },
});

test('[CONST-30] the breakpoints are the seven of the specification', () => {
  const { values } = brandTheme(brand.theme, 'light').breakpoints;
  expect(Object.values(values)).toEqual([375, 420, 576, 768, 1024, 1200, 1400]);
});

/** Styles of the product that depend on the window's width, as '<file> <condition>'. */
function widthConditions(): string[] {
  const files = ['src/renderer', 'src/app', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|css)$/.test(path) && !path.includes('.test.'))
      .map((path) => `${folder}/${path}`),
  );
  return files.flatMap((file) => {
    const found = readFileSync(file, 'utf8').match(
      /breakpoints\.(up|down|between|only)\([^)]*\)|\((min|max)-width: ?[^)]*\)|useMediaQuery\([^)]*\)/g,
    );
    return (found ?? []).map((condition) => `${file} ${condition}`);
  });
}

test('[CONST-30] the layout changes only at breakpoints of the theme', () => {
  const { keys } = brandTheme(brand.theme, 'light').breakpoints;
  const others = widthConditions().filter((condition) => {
    const [, name] = /breakpoints\.(?:up|down)\('(\w+)'\)$/.exec(condition) ?? [];
    return !keys.some((key) => key === name);
  });
  // The width of the logo on the smallest screens has a limit of its own (CONST-28).
  expect(others).toEqual(['src/renderer/chrome/Page.tsx (max-width: 249.98px)']);
  expect(widthConditions().length).toBeGreaterThan(others.length);
});

test.each(['light', 'dark'] as const)('%s: colours and letters are those of the JSON', (mode) => {
  const { palette, typography } = brandTheme(brand.theme, mode);
  const own = brand.theme[mode];
  expect(palette.mode).toBe(mode);
  expect(palette.primary).toMatchObject({
    main: primary[mode].main,
    contrastText: primary[mode].contrast,
  });
  expect(palette.background).toEqual({
    default: own.background.page,
    paper: own.background.surface,
    tint: primary[mode].light,
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

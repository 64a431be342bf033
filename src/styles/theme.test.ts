import { expect, test } from 'vitest';
import { sourceFiles } from '../../tests/architecture/source-files.ts';
import { brandWith } from '../../tests/drawing/brands.ts';
import { objectWithValues } from '../../tests/drawing/theme-values.ts';
import { createTheme } from '@mui/material/styles';
import { pageRules } from './page-styles.ts';
import { theme } from './theme.ts';
import { themeRules } from './theme-variables.ts';

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
  const { values } = theme.breakpoints;
  expect(Object.values(values)).toEqual([375, 420, 576, 768, 1024, 1200, 1400]);
});

const WIDTH_CONDITION =
  /breakpoints\.(up|down|between|only)\([^)]*\)|\((min|max)-width: ?[^)]*\)|useMediaQuery\([^)]*\)/g;

test('[CONST-30] the layout changes only at breakpoints of the theme', () => {
  const found = sourceFiles()
    .filter(({ path, isTest }) => !isTest && /^(src\/renderer|src\/app|widgets)\//.test(path))
    .flatMap(({ path, text }) =>
      (text.match(WIDTH_CONDITION) ?? []).map((condition) => `${path} ${condition}`),
    );
  const ofTheme = theme.breakpoints.keys.flatMap((key) => [`.up('${key}')`, `.down('${key}')`]);
  const others = found.filter((condition) => !ofTheme.some((one) => condition.endsWith(one)));
  // The width of the logo on the smallest screens has a limit of its own (CONST-28).
  expect(others).toEqual(['src/renderer/chrome/Page.tsx (max-width: 249.98px)']);
  expect(found.length).toBeGreaterThan(others.length);
});

/** The theme of a brand's page in one mode. */
const worn = (mode: 'light' | 'dark', of: typeof brand = brand) =>
  objectWithValues(theme, themeRules(of, mode)[0]!);

test.each(['light', 'dark'] as const)(
  '[BRAND-98] %s: colours and letters of components are those of the JSON',
  (mode) => {
    const { palette, typography } = worn(mode);
    const own = brand.theme[mode];
    expect(own.primary.main).toBe(primary[mode].main);
    for (const name of ['primary', 'success', 'error', 'warning'] as const) {
      const { main, light, dark, contrastText } = palette[name];
      expect({ main, light, dark, contrast: contrastText }, name).toEqual(own[name]);
    }
    expect(palette.background).toEqual({
      default: own.background.page,
      paper: own.background.surface,
    });
    const { main, muted } = own.foreground;
    expect(palette.text).toMatchObject({ primary: main, secondary: muted });
    expect(palette.grey).toMatchObject(own.grey);
    expect(typography.fontFamily).toBe('Alfa Sans, sans-serif');
    expect(themeRules(brand, mode)[0]).toMatch(`:root{color-scheme:${mode};`);
  },
);

test.each(['light', 'dark'] as const)("%s: what no brand sets is of MUI's palette", (mode) => {
  expect(themeRules(brand, mode).join('').includes(':-webkit-autofill')).toBe(mode === 'dark');
  const { action, text } = createTheme({ palette: { mode } }).palette;
  const { hover, disabled } = action;
  expect(worn(mode).palette).toMatchObject({
    action: { hover, disabled },
    text: { disabled: text.disabled },
  });
});

test('the rules of fonts come with the theme, once', () => {
  const font = { address: '/a.woff2', rules: ['@font-face{font-family:"Alfa"}'] };
  const own = { ...brand, theme: { ...brand.theme, font } };
  expect(themeRules(own, 'light').slice(1)).toEqual([...font.rules, ...pageRules]);
  const both = { ...own, upsellTheme: own.theme };
  expect(themeRules(both, 'light').slice(2)).toEqual([...font.rules, ...pageRules]);
});

test("an upsell's theme is worn by the elements that say so, where it is one of its own", () => {
  const upsellTheme = { ...brand.theme, fontFamily: 'Beta Sans, sans-serif' };
  expect(themeRules(brand, 'light').join('')).not.toContain('data-theme');
  const [own, upsell] = themeRules({ ...brand, upsellTheme }, 'light');
  expect(own).toContain('--font-family:Alfa Sans, sans-serif');
  expect(upsell).toMatch(/^\[data-theme="upsell"\]\{.*--font-family:Beta Sans, sans-serif/);
});

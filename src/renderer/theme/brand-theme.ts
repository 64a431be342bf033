import { createTheme } from '@mui/material/styles';
import type { CompiledBrand, Theme as BrandTheme } from '../../contract/compiled-brand.ts';
import { breakpoints, fontWeight, radius, shadow, spacing } from './scales.ts';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
    xxxl: true;
  }
  interface TypeBackground {
    tint: string;
  }
  interface Theme {
    cardShadow: string;
    /** That of the brand's upsell, where it has one of its own. */
    upsell?: Theme;
  }
  interface ThemeOptions {
    cardShadow?: string;
  }
}

/** The themes of a brand in one mode: its own, which knows that of its upsell. */
export function brandThemes(
  brand: Pick<CompiledBrand, 'theme' | 'upsellTheme'>,
  mode: 'light' | 'dark',
) {
  const theme = brandTheme(brand.theme, mode);
  if (brand.upsellTheme) theme.upsell = brandTheme(brand.upsellTheme, mode);
  return theme;
}

/** The MUI theme of a brand in one mode; `light` is a quiet tint and `dark` the pressed fill. */
export function brandTheme({ fontFamily, ...palettes }: BrandTheme, mode: 'light' | 'dark') {
  const { primary, success, error, warning, background, foreground, grey } = palettes[mode];
  const shades = (one: typeof primary) => ({
    main: one.main,
    dark: one.dark,
    light: one.light,
    contrastText: one.contrast,
  });
  return createTheme({
    spacing,
    cardShadow: mode === 'light' ? shadow : 'none',
    shape: { borderRadius: radius },
    breakpoints: { values: breakpoints as never },
    palette: {
      mode,
      primary: shades(primary),
      success: shades(success),
      error: shades(error),
      warning: shades(warning),
      background: { default: background.page, paper: background.surface, tint: primary.light },
      text: { primary: foreground.main, secondary: foreground.muted },
      grey,
      divider: grey['300'],
    },
    typography: {
      fontFamily,
      fontWeightRegular: fontWeight.regular,
      fontWeightMedium: fontWeight.medium,
      fontWeightBold: fontWeight.bold,
    },
    components: {
      MuiFormLabel: {
        styleOverrides: {
          root: {
            color: foreground.main,
            fontSize: 15,
            fontWeight: fontWeight.medium,
            lineHeight: 1.4,
            '&.Mui-focused, &.Mui-error': { color: foreground.main },
          },
        },
      },
      MuiFormHelperText: {
        styleOverrides: {
          root: { margin: '6px 0 0', fontSize: 14, lineHeight: 1.4, color: foreground.muted },
        },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: background.surface, minHeight: 50 },
          notchedOutline: { borderColor: grey['500'] },
          // 16 px keeps phones from zooming in when a field is focused.
          input: {
            padding: '13px 14px',
            fontSize: 16,
            lineHeight: '24px',
            height: 24,
            boxSizing: 'content-box',
            '&::placeholder': { color: foreground.muted, opacity: 1 },
          },
        },
      },
    },
  });
}

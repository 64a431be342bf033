import { createTheme } from '@mui/material/styles';
import type { ThemeVariable } from './theme-variables.ts';
import { breakpoints, fontWeight, radius, spacing } from './scales.ts';

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
  }
  interface ThemeOptions {
    cardShadow?: string;
  }
}

const variable = (name: ThemeVariable): string => `var(--${name})`;

const shades = (group: 'primary' | 'success' | 'error' | 'warning') => ({
  main: variable(`${group}-main`),
  dark: variable(`${group}-dark`),
  light: variable(`${group}-light`),
  contrastText: variable(`${group}-contrast`),
});

const GREYS = ['100', '300', '500', '700', '900'] as const;

/**
 * The MUI theme that all styles are written for. What a brand or a mode sets is a CSS variable, so that one
 * stylesheet serves them all; `light` is a quiet tint and `dark` the pressed fill.
 */
export const theme = createTheme({
  spacing,
  cardShadow: variable('card-shadow'),
  shape: { borderRadius: radius },
  breakpoints: { values: breakpoints as never },
  palette: {
    primary: shades('primary'),
    success: shades('success'),
    error: shades('error'),
    warning: shades('warning'),
    background: {
      default: variable('background-page'),
      paper: variable('background-surface'),
      tint: variable('primary-light'),
    },
    text: {
      primary: variable('foreground-main'),
      secondary: variable('foreground-muted'),
      disabled: variable('text-disabled'),
    },
    action: { hover: variable('action-hover'), disabled: variable('action-disabled') },
    grey: Object.fromEntries(GREYS.map((grey) => [grey, variable(`grey-${grey}`)])),
    divider: variable('grey-300'),
  },
  typography: {
    fontFamily: variable('font-family'),
    fontWeightRegular: fontWeight.regular,
    fontWeightMedium: fontWeight.medium,
    fontWeightBold: fontWeight.bold,
  },
});

import { createTheme } from '@mui/material/styles';
import type { ThemeVariable } from './theme-variables.ts';

const breakpoints = { xs: 375, sm: 420, md: 576, lg: 768, xl: 1024, xxl: 1200, xxxl: 1400 };

const variable = (name: ThemeVariable): string => `var(--${name})`;

const shades = (group: 'primary' | 'success' | 'error' | 'warning') => ({
  main: variable(`${group}-main`),
  dark: variable(`${group}-dark`),
  light: variable(`${group}-light`),
  contrastText: variable(`${group}-contrast`),
});

const GREYS = ['100', '300', '500', '700', '900'] as const;

/** Values that a brand or a mode sets are CSS variables; `light` is a quiet tint and `dark` the pressed fill. */
const made = createTheme({
  shape: { borderRadius: 10 },
  breakpoints: { values: breakpoints as never },
  palette: {
    primary: shades('primary'),
    success: shades('success'),
    error: shades('error'),
    warning: shades('warning'),
    background: {
      default: variable('background-page'),
      paper: variable('background-surface'),
    },
    text: {
      primary: variable('foreground-main'),
      secondary: variable('foreground-muted'),
      disabled: variable('text-disabled'),
    },
    action: { hover: variable('action-hover'), disabled: variable('action-disabled') },
    grey: Object.fromEntries(GREYS.map((grey) => [grey, variable(`grey-${grey}`)])),
    divider: variable('grey-300'),
    getContrastText: () => variable('primary-contrast'),
  },
  typography: {
    fontFamily: variable('font-family'),
    fontWeightMedium: 600,
    // A card with the colours of the upsell keeps the font of its page.
    allVariants: { fontFamily: 'inherit' },
    h1: {
      // The longest word of a heading fits on a phone with large letters too.
      fontSize: 'min(1.625rem, 12vw)',
      fontWeight: 700,
      lineHeight: 1.25,
      letterSpacing: '-0.01em',
      // It takes the focus after a change of screen, and is no control.
      outline: 'none',
    },
    h2: { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.3 },
    h3: { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.35 },
    body2: { lineHeight: 1.45 },
  },
  transitions: { create: () => 'none' },
  zIndex: { modal: 100_000 },
});

/**
 * The theme without its components. Styles read it as a constant, so that they are serialised once and not with each
 * drawing. MUI cannot read the colour of a variable, nor can browsers of the floor mix it: a tint of it is a quiet grey.
 */
export const theme: typeof made = {
  ...made,
  alpha: () => variable('action-hover'),
  lighten: (colour) => colour,
  darken: (colour) => colour,
};

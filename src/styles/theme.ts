import { createTheme } from '@mui/material/styles';
import { buttonComponents } from './theme-buttons.ts';
import { inputComponents } from './theme-inputs.tsx';
import { surfaceComponents } from './theme-surfaces.ts';
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
 * The MUI theme that all styles are written for. What a brand or a mode sets is a CSS variable, so that the
 * same rules serve them all; `light` is a quiet tint and `dark` the pressed fill.
 */
const made = createTheme({
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
    getContrastText: () => variable('primary-contrast'),
  },
  typography: {
    fontFamily: variable('font-family'),
    fontWeightRegular: fontWeight.regular,
    fontWeightMedium: fontWeight.medium,
    fontWeightBold: fontWeight.bold,
    // A card with the colours of the upsell keeps the font of its page.
    allVariants: { fontFamily: 'inherit' },
    h1: {
      // The longest word of a heading fits on a phone with large letters too.
      fontSize: 'min(1.625rem, 12vw)',
      fontWeight: fontWeight.bold,
      lineHeight: 1.25,
      letterSpacing: '-0.01em',
      // It takes the focus after a change of screen, and is no control.
      outline: 'none',
    },
    h2: { fontSize: '1.0625rem', fontWeight: fontWeight.bold, lineHeight: 1.3 },
    h3: { fontSize: '1.125rem', fontWeight: fontWeight.bold, lineHeight: 1.35 },
    body2: { lineHeight: 1.45 },
  },
  transitions: { create: () => 'none' },
  zIndex: { modal: 100_000 },
  components: {
    ...buttonComponents,
    ...inputComponents,
    ...surfaceComponents,
  },
});

const isVariable = (colour: string): boolean => colour.startsWith('var(');

/**
 * Browsers of the floor cannot mix the colour of a variable, and MUI cannot read it: a quiet tint of it is the
 * mode's colour of what is pointed at, a lighter or darker one is the colour itself.
 */
export const theme: typeof made = {
  ...made,
  alpha: (colour, share) =>
    isVariable(colour) ? variable('action-hover') : made.alpha(colour, share),
  lighten: (colour, share) => (isVariable(colour) ? colour : made.lighten(colour, share)),
  darken: (colour, share) => (isVariable(colour) ? colour : made.darken(colour, share)),
};

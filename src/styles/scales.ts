/** The scales that all brands share; no brand JSON changes them. */
export const spacing = 8;
export const radius = 10;
export const fontWeight = { regular: 400, medium: 600, bold: 700 } as const;
export const shadow = '0 1px 2px rgb(0 0 0 / 6%), 0 8px 24px rgb(0 0 0 / 8%)';

/**
 * Colours that MUI's palette gives to a mode of every brand, and those of a browser's autofill;
 * `none` and `currentcolor` leave it to the browser.
 */
export const modeColours = {
  light: {
    'action-hover': 'rgba(0, 0, 0, 0.04)',
    'action-disabled': 'rgba(0, 0, 0, 0.26)',
    'text-disabled': 'rgba(0, 0, 0, 0.38)',
    'autofill-shadow': 'none',
    'autofill-text': 'currentcolor',
    'autofill-caret': 'auto',
  },
  dark: {
    'action-hover': 'rgba(255, 255, 255, 0.08)',
    'action-disabled': 'rgba(255, 255, 255, 0.3)',
    'text-disabled': 'rgba(255, 255, 255, 0.5)',
    'autofill-shadow': '0 0 0 100px #266798 inset',
    'autofill-text': '#fff',
    'autofill-caret': '#fff',
  },
} as const;

/** In px. */
export const breakpoints = {
  xs: 375,
  sm: 420,
  md: 576,
  lg: 768,
  xl: 1024,
  xxl: 1200,
  xxxl: 1400,
} as const;

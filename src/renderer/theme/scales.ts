/** The scales that all brands share (specification section 3, "Theme constants"); no brand JSON changes them. */
export const spacing = 8;
export const radius = 10;
export const fontWeight = { regular: 400, medium: 600, bold: 700 } as const;
export const shadow = '0 1px 2px rgb(0 0 0 / 6%), 0 8px 24px rgb(0 0 0 / 8%)';

/** Section 9, in px. */
export const breakpoints = {
  xs: 375,
  sm: 420,
  md: 576,
  lg: 768,
  xl: 1024,
  xxl: 1200,
  xxxl: 1400,
} as const;

// Generated from schemas/brand by `npm run generate`. Do not edit.

/**
 * theme.json: a brand's colours and font. Spacing, radius, font weight and shadow are the same for all brands and cannot be set here. A brand says only what differs from its parent.
 */
export interface ThemeFile {
  /**
   * Path of this schema, so that an editor completes and explains every key.
   */
  $schema?: string;
  /**
   * Font stack of every text, as in CSS, ending in sans-serif. Pages bring along its first font where that is one of Archivo, Cabin, DM Sans, Figtree, Hanken Grotesk, Lexend, Manrope, Mulish, Nunito Sans, Onest, Plus Jakarta Sans, Public Sans, Red Hat Text, Sofia Sans, Sora or Urbanist; any other has to be on the device, and most phones have hardly one.
   */
  fontFamily: string;
  light: Palette;
  dark: Palette1;
}
/**
 * Colours on light backgrounds.
 */
export interface Palette {
  primary: Shades;
  success: Shades1;
  error: Shades2;
  warning: Shades3;
  /**
   * Colour of the ground under everything.
   */
  background: {
    /**
     * Behind the column, and behind the logo.
     */
    page: string;
    /**
     * The column: cards, inputs, dialogs.
     */
    surface: string;
  };
  /**
   * Text colours, readable (4.5:1) on page and surface.
   */
  foreground: {
    /**
     * Headings, texts, typed values.
     */
    main: string;
    /**
     * Help texts, placeholders, secondary lines.
     */
    muted: string;
  };
  /**
   * Neutrals by role, from nearest the background (100) to farthest from it (900); in the dark palette they therefore run from dark to light.
   */
  grey: {
    /**
     * Quiet fill: disabled fields, summary box.
     */
    '100': string;
    /**
     * Dividers and card outlines.
     */
    '300': string;
    /**
     * Border of an input: at least 3:1 on page and surface.
     */
    '500': string;
    /**
     * Icons and quiet texts: at least 4.5:1.
     */
    '700': string;
    /**
     * Strongest neutral: solid badges.
     */
    '900': string;
  };
}
/**
 * The brand's own colour: main button, links, focus.
 */
export interface Shades {
  /**
   * Filled buttons and badges, and texts, links, focus rings and borders in this colour: readable (4.5:1) on page and surface.
   */
  main: string;
  /**
   * A filled button under the pointer or pressed; contrast is readable on it.
   */
  dark: string;
  /**
   * Quiet tint behind a message or a chosen option; main and both foregrounds are readable on it. In the dark palette it is a dark tint.
   */
  light: string;
  /**
   * Text and icons on main and on dark (4.5:1).
   */
  contrast: string;
}
/**
 * Colours of what went well: confirmed payment, valid field.
 */
export interface Shades1 {
  /**
   * Filled buttons and badges, and texts, links, focus rings and borders in this colour: readable (4.5:1) on page and surface.
   */
  main: string;
  /**
   * A filled button under the pointer or pressed; contrast is readable on it.
   */
  dark: string;
  /**
   * Quiet tint behind a message or a chosen option; main and both foregrounds are readable on it. In the dark palette it is a dark tint.
   */
  light: string;
  /**
   * Text and icons on main and on dark (4.5:1).
   */
  contrast: string;
}
/**
 * Colours of what went wrong: field errors, refused payment.
 */
export interface Shades2 {
  /**
   * Filled buttons and badges, and texts, links, focus rings and borders in this colour: readable (4.5:1) on page and surface.
   */
  main: string;
  /**
   * A filled button under the pointer or pressed; contrast is readable on it.
   */
  dark: string;
  /**
   * Quiet tint behind a message or a chosen option; main and both foregrounds are readable on it. In the dark palette it is a dark tint.
   */
  light: string;
  /**
   * Text and icons on main and on dark (4.5:1).
   */
  contrast: string;
}
/**
 * Colours of what wants attention: pending payment, environment badge.
 */
export interface Shades3 {
  /**
   * Filled buttons and badges, and texts, links, focus rings and borders in this colour: readable (4.5:1) on page and surface.
   */
  main: string;
  /**
   * A filled button under the pointer or pressed; contrast is readable on it.
   */
  dark: string;
  /**
   * Quiet tint behind a message or a chosen option; main and both foregrounds are readable on it. In the dark palette it is a dark tint.
   */
  light: string;
  /**
   * Text and icons on main and on dark (4.5:1).
   */
  contrast: string;
}
/**
 * Colours on dark backgrounds.
 */
export interface Palette1 {
  primary: Shades;
  success: Shades1;
  error: Shades2;
  warning: Shades3;
  /**
   * Colour of the ground under everything.
   */
  background: {
    /**
     * Behind the column, and behind the logo.
     */
    page: string;
    /**
     * The column: cards, inputs, dialogs.
     */
    surface: string;
  };
  /**
   * Text colours, readable (4.5:1) on page and surface.
   */
  foreground: {
    /**
     * Headings, texts, typed values.
     */
    main: string;
    /**
     * Help texts, placeholders, secondary lines.
     */
    muted: string;
  };
  /**
   * Neutrals by role, from nearest the background (100) to farthest from it (900); in the dark palette they therefore run from dark to light.
   */
  grey: {
    /**
     * Quiet fill: disabled fields, summary box.
     */
    '100': string;
    /**
     * Dividers and card outlines.
     */
    '300': string;
    /**
     * Border of an input: at least 3:1 on page and surface.
     */
    '500': string;
    /**
     * Icons and quiet texts: at least 4.5:1.
     */
    '700': string;
    /**
     * Strongest neutral: solid badges.
     */
    '900': string;
  };
}

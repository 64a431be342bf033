import type { CompiledBrand, Palette, Theme } from '../contract/compiled-brand.ts';
import { pageRules } from './page-styles.ts';
import { modeColours, shadow } from './scales.ts';

type Group = keyof Palette;
type Shade = { [G in Group]: `${G}-${keyof Palette[G] & string}` }[Group];

/** Name of a CSS variable that a theme sets, without its dashes. */
export type ThemeVariable =
  Shade | 'font-family' | 'card-shadow' | keyof (typeof modeColours)['light'];

/** Looks of a visit, as far as rules depend on them. */
export type DrawnLooks = Pick<CompiledBrand, 'theme'> & {
  upsellTheme?: Theme;
  settings: { style: { formMaxWidth: number } };
};

/** Value of the attribute `data-theme` on an element that wears the theme of the brand's upsell. */
export const UPSELL_THEME = 'upsell';

/**
 * The rules that give the variables of all styles a brand's values in one mode: those of the page, then those
 * of an element with the theme of its upsell, where that has one of its own, then those of the fonts and of
 * the document.
 */
export function themeRules(
  { theme, upsellTheme, settings }: DrawnLooks,
  mode: 'light' | 'dark',
): string[] {
  const width = `--form-max-width:${settings.style.formMaxWidth / 16}rem`;
  const own = `:root{color-scheme:${mode};${width};${declarations(theme, mode)}}`;
  const fonts = new Set([theme, upsellTheme].flatMap((one) => one?.font?.rules ?? []));
  const shared = [...fonts, ...pageRules];
  if (!upsellTheme) return [own, ...shared];
  return [own, `[data-theme="${UPSELL_THEME}"]{${declarations(upsellTheme, mode)}}`, ...shared];
}

function declarations({ fontFamily, ...palettes }: Theme, mode: 'light' | 'dark'): string {
  const shades = Object.entries(palettes[mode]).flatMap(([group, values]) =>
    Object.entries(values).map(([shade, value]) => [`${group}-${shade}`, value]),
  );
  const variables = {
    ...Object.fromEntries(shades),
    'font-family': fontFamily,
    'card-shadow': mode === 'light' ? shadow : 'none',
    ...modeColours[mode],
  };
  return Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

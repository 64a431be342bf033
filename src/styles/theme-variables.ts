import type { CompiledBrand, Palette, Theme } from '../contract/compiled-brand.ts';
import { pageRules } from './page-styles.ts';

/** Colours that MUI's palette gives to a mode, in every brand. */
const modeColours = {
  light: {
    'card-shadow': '0 1px 2px rgb(0 0 0 / 6%), 0 8px 24px rgb(0 0 0 / 8%)',
    'action-hover': 'rgba(0, 0, 0, 0.04)',
    'action-disabled': 'rgba(0, 0, 0, 0.26)',
    'text-disabled': 'rgba(0, 0, 0, 0.38)',
  },
  dark: {
    'card-shadow': 'none',
    'action-hover': 'rgba(255, 255, 255, 0.08)',
    'action-disabled': 'rgba(255, 255, 255, 0.3)',
    'text-disabled': 'rgba(255, 255, 255, 0.5)',
  },
};

/** As MUI itself marks what the browser has filled in, where it knows of a mode. */
const DARK_AUTOFILL =
  '.MuiOutlinedInput-input:-webkit-autofill{box-shadow:0 0 0 100px #266798 inset;' +
  '-webkit-text-fill-color:#fff;caret-color:#fff}';

type Group = keyof Palette;
type Shade = { [G in Group]: `${G}-${keyof Palette[G] & string}` }[Group];

/** Name of a CSS variable that a theme sets, without its dashes. */
export type ThemeVariable = Shade | 'font-family' | keyof (typeof modeColours)['light'];

export type DrawnLooks = Pick<CompiledBrand, 'theme'> & {
  upsellTheme?: Theme;
  settings: { style: { formMaxWidth: number } };
};

/** `data-theme` of an element that wears the theme of the brand's upsell. */
export const UPSELL_THEME = 'upsell';

/** The variables of all styles in one mode, on the page and on elements that wear the upsell's theme; fonts; the document. */
export function themeRules(
  { theme, upsellTheme, settings }: DrawnLooks,
  mode: 'light' | 'dark',
): string[] {
  const width = `--form-max-width:${settings.style.formMaxWidth / 16}rem`;
  const own = `:root{color-scheme:${mode};${width};${declarations(theme, mode)}}`;
  const fonts = new Set([theme, upsellTheme].flatMap((one) => one?.font?.rules ?? []));
  const shared = [...fonts, ...pageRules, ...(mode === 'dark' ? [DARK_AUTOFILL] : [])];
  if (!upsellTheme) return [own, ...shared];
  return [own, `[data-theme="${UPSELL_THEME}"]{${declarations(upsellTheme, mode)}}`, ...shared];
}

function declarations({ fontFamily, ...palettes }: Theme, mode: 'light' | 'dark'): string {
  const shades = Object.entries(palettes[mode]).flatMap(([group, values]) =>
    Object.entries(values).map(([shade, value]) => [`${group}-${shade}`, value]),
  );
  return [...shades, ['font-family', fontFamily], ...Object.entries(modeColours[mode])]
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

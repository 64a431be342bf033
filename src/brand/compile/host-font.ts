import type { Theme } from '../../contract/compiled-brand.ts';
import { hostedFonts } from '../../contract/generated/fonts.ts';
import type { ThemeFile } from '../../contract/generated/theme.ts';

/** The first family of a font stack, without quotes. */
export const firstFamily = (stack: string): string =>
  stack
    .slice(0, stack.indexOf(','))
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');

/** A theme with the font that its stack begins with, where pages bring that one along. */
export function hostFont(theme: Omit<ThemeFile, '$schema'>): Theme {
  const { fontFamily } = theme;
  const font = hostedFonts.get(firstFamily(fontFamily));
  if (!font) return theme;
  const { address, rules, stack } = font;
  const rest = fontFamily.slice(fontFamily.indexOf(','));
  return { ...theme, fontFamily: stack + rest, font: { address, rules } };
}

import type { StylisPlugin } from '@emotion/cache';

const PX_PER_REM = 16;
/** Lines and rings of up to 3 px are as thin for everybody. */
const MIN_IN_REM = 4;
/** Without a lookbehind, which Safari below 16.4 does not know. */
const LENGTH = /(^|[^\w.#-])(-?)(\d*\.?\d+)px\b/g;

const inLetters = (css: string, unit: '' | 'r', least: number): string =>
  css.replace(LENGTH, (length, before: string, sign: string, px: string) =>
    Number(px) < least ? length : `${before}${sign}${Number(px) / PX_PER_REM}${unit}em`,
  );

/** A media query in em, so that the layout changes with the room that the letters leave. */
export const scaleQuery = (query: string): string => inLetters(query, '', 0);

/** Lengths of a declaration in rem, but for those in the address of a picture. */
const scaleValue = (declaration: string): string =>
  declaration
    .split(/(url\([^)]*\))/)
    .map((part) => (part.startsWith('url(') ? part : inLetters(part, 'r', MIN_IN_REM)))
    .join('');

/**
 * Stylis plugin: lengths in px follow the browser's font size, whose setting many buyers rely on (WCAG
 * 1.4.4). It stands before plugins that read values.
 */
export const scaleLengths: StylisPlugin = (element) => {
  if (element.type === '@media') element.value = scaleQuery(element.value);
  if (element.type !== 'decl' || typeof element.children !== 'string') return undefined;
  element.children = scaleValue(element.children);
  element.value = scaleValue(element.value);
  return undefined;
};
